"""A folder on this machine, or anywhere that fsspec reaches, into which whole files are put."""

from __future__ import annotations

import os
import pathlib
import uuid


class Folder:
    """A folder, given by a path of this machine or by an address such as ``s3://bucket/games``.

    Files appear under their names when they are whole: until then they have other names, which end in
    ``.unfinished``.
    """

    def __init__(self, address: str | os.PathLike[str]):
        self.address = os.fspath(address)
        self.is_local = "://" not in self.address
        if self.is_local:
            self._path = pathlib.Path(self.address)
        else:
            import fsspec

            self._files, self._root = fsspec.core.url_to_fs(self.address)

    def make(self) -> None:
        """Makes the folder, if it is not there. Where it lies must be there."""
        if self.is_local:
            self._path.mkdir(exist_ok=True)
        else:
            self._files.makedirs(self._root, exist_ok=True)

    def names(self) -> set[str]:
        """The names of the files in it."""
        if self.is_local:
            return {file.name for file in self._path.iterdir()}
        self._files.invalidate_cache(self._root)
        return {found.rstrip("/").rsplit("/", 1)[-1] for found in self._files.ls(self._root, detail=False)}

    def read(self, name: str) -> bytes:
        """What a file holds."""
        if self.is_local:
            return (self._path / name).read_bytes()
        return self._files.cat_file(f"{self._root}/{name}")

    def put(self, name: str, data: bytes) -> None:
        """Writes a file, or writes it over."""
        unfinished = f"{name}.{uuid.uuid4().hex}.unfinished"
        if self.is_local:
            with open(self._path / unfinished, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            os.replace(self._path / unfinished, self._path / name)
        else:
            self._files.pipe_file(f"{self._root}/{unfinished}", data)
            self._files.mv(f"{self._root}/{unfinished}", f"{self._root}/{name}")
