// swap
