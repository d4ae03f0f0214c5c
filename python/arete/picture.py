"""Pictures, as notebooks show them."""

from __future__ import annotations


class Picture(str):
    """The text of an SVG file, which a notebook shows as a picture.

    >>> import arete
    >>> picture = arete.position("kayles", [3]).svg()
    >>> picture.startswith("<svg"), repr(picture)[:8]
    (True, 'Picture(')
    """

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"Picture({len(self)} letters of SVG)"
