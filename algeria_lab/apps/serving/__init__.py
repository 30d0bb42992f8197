"""What a server of pages is made of: doors, kernels, who is there."""
