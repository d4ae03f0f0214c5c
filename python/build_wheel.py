"""How pip makes a wheel of the package: CMake builds the module, and the files are put together. Nothing is fetched.

`ARETE_BUILD` names a build folder of the project to take the module from; without it there is one for this purpose.
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
OPTIONS = ["-DCMAKE_BUILD_TYPE=Release", "-DARETE_PYTHON=ON", "-DARETE_PROGRAM=OFF", "-DARETE_TESTS=OFF", "-DARETE_V2=ON",
           f"-DPython_EXECUTABLE={sys.executable}"]


def version():
    return re.search(r"project\(arete VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


def configure(build):
    subprocess.run(["cmake", "-S", ROOT, "-B", build, "-G", "Ninja", *OPTIONS], check=True)


def built_module():
    """The compiled module."""
    build = pathlib.Path(os.environ.get("ARETE_BUILD", ROOT / "build" / "python"))
    if "ARETE_BUILD" not in os.environ:
        configure(build)
    subprocess.run(["cmake", "--build", build, "--target", "arete_python"], check=True)
    return build / "python" / "arete" / f"_arete{sysconfig.get_config_var('EXT_SUFFIX')}"


def tag():
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{platform}"


def metadata():
    return (f"Metadata-Version: 2.1\nName: arete-games\nVersion: {version()}\n"
            "Summary: Solves, proves and plays combinatorial games on edges\nLicense: MIT\nRequires-Python: >=3.9\n"
            "Provides-Extra: graphs\nRequires-Dist: networkx>=2.8; extra == 'graphs'\n")


def info_files():
    """What is in the folder `.dist-info`, without the list of all files."""
    return {"METADATA": metadata().encode(), "LICENSE": (ROOT / "LICENSE").read_bytes(),
            "WHEEL": f"Wheel-Version: 1.0\nGenerator: arete\nRoot-Is-Purelib: false\nTag: {tag()}\n".encode()}


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """Without it pip builds everything to learn the version, and tells that it prepares metadata for minutes."""
    info = pathlib.Path(metadata_directory) / f"arete_games-{version()}.dist-info"
    info.mkdir()
    for name, content in info_files().items():
        (info / name).write_bytes(content)
    return info.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    info = f"arete_games-{version()}.dist-info"
    files = {f"arete/{file.name}": file.read_bytes() for file in sorted((HERE / "arete").glob("*.py*")) if file.is_file()}
    files["arete/py.typed"] = b""
    module = built_module()
    files[f"arete/{module.name}"] = module.read_bytes()
    files |= {f"{info}/{name}": content for name, content in info_files().items()}
    record = ""
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        record += f"{name},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    wheel = f"arete_games-{version()}-{tag()}.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("the sources are the repository: build a wheel in it")
