"""The house by HTTP: the API that the page's screens ask, and the built page itself.

Bodies are the structs of `wire.http`; every refusal is a `ProblemReport`. Nothing here changes a
table but by its host.
"""

from ohhell.server.web.app import make_app

__all__ = ["make_app"]
