"""Players made of code; each is handed the information of its seat and nothing else."""
