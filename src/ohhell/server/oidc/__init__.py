"""Asking a provider who somebody is, by OpenID Connect: the code flow with PKCE.

It knows no people and keeps nothing: what comes out is the subject, the provider's word for one
of its accounts, or a reason why not. It asks for no name, no address and no other claim, and
no message of its exceptions holds a code, a token or a secret.
"""

from ohhell.server.oidc.asking import Asker, Away, NotProved
from ohhell.server.oidc.client import Client
from ohhell.server.oidc.errand import Errand

__all__ = ["Asker", "Away", "Client", "Errand", "NotProved"]
