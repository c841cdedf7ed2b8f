"""What operators see of this server: figures, how promptly it answers, whether it is ready.

Never by person or card.
"""
