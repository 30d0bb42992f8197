"""Wars played in blocks, here, in processes beside, or by a server's queue."""
