"""The computer player of the Government: a chart of judgements of our own [CT-12]."""
