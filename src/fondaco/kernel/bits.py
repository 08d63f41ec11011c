"""Sets of small numbers as the bits of an integer."""

from .compiling import runs_compiled

if runs_compiled(__name__):
    from numba.cpython.unsafe.numbers import trailing_zeros as lowest_bit
else:

    def lowest_bit(bits: int) -> int:
        """Number of the lowest bit set; ``bits`` is not 0."""
        return (int(bits) & -int(bits)).bit_length() - 1


__all__ = ["lowest_bit"]
