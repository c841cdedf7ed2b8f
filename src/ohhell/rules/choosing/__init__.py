"""What people need to choose rules: the questions, the differences, the code, the rule card."""
