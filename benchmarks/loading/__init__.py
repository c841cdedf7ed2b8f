"""The parts of the load test `benchmarks/load.py`: people, their tables, and what is measured."""
