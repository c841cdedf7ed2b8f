/** Passkeys, as the browser makes and uses them. */
import type { Account, Me, PasskeyOptions } from "../../protocol";
import { post } from "../../shared/api.ts";

const NO_NAME = /^(?:[\d.]+|\[.*\])$/;

/** Whether this browser can have passkeys here: not at a bare address, nor over plain http. */
export const hasPasskeys = () =>
  isSecureContext && "PublicKeyCredential" in window && !NO_NAME.test(location.hostname);

/** Whether the person closed the browser's own window: that is no fault to tell about. */
export const wasDeclined = (error: unknown) =>
  error instanceof DOMException &&
  (error.name === "NotAllowedError" || error.name === "AbortError");

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = [...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

interface Described {
  id: string;
  type: "public-key";
}

interface CreationJson {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Described[];
}

const described = (known: Described[] = []): PublicKeyCredentialDescriptor[] =>
  known.map(({ id, type }) => ({ id: bytes(id), type }));

/** Makes a passkey on this device and adds it to whoever asks. */
export async function addPasskey(): Promise<Account> {
  const { publicKey } = await post<PasskeyOptions>("/api/account/passkeys/options");
  const json = publicKey as unknown as CreationJson;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(publicKey as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(json.challenge),
      user: { ...json.user, id: bytes(json.user.id) },
      excludeCredentials: described(json.excludeCredentials),
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    attestationObject: text(answer.attestationObject),
  };
  return post<Account>("/api/account/passkeys", credentialOf(made, response));
}

/** Signs in whoever has a passkey on this device. */
export async function signInByPasskey(): Promise<Me> {
  const { publicKey } = await post<PasskeyOptions>("/api/account/sign-in/options");
  const { challenge } = publicKey as unknown as CreationJson;
  const signed = (await navigator.credentials.get({
    publicKey: {
      ...(publicKey as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(challenge),
      allowCredentials: [],
    },
  })) as PublicKeyCredential;
  const answer = signed.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
  };
  return post<Me>("/api/account/sign-in/passkey", credentialOf(signed, response));
}

const credentialOf = ({ id, type }: PublicKeyCredential, response: Record<string, string>) => ({
  credential: { id, rawId: id, type, response },
});
