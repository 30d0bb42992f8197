"""Whatever breaks: kernels killed, pages loaded again, tabs, stores, servers, lines, disks and clocks."""
