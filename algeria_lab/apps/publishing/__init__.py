"""What those run who publish this project: addresses, versions, packages, releases. Readers need none."""
