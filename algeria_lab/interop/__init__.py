"""The games behind the doors of other libraries; what each needs is an extra of its own."""
