/** Passkeys: the browser's own interface, which speaks of bytes, and the server, which sends them as texts. */

import { bytesOf, textOf } from "./base64url";
import { request } from "./http";
import type { Guest, NewPasskey, PasskeyFacts, PasskeyProof } from "./protocol";

type Descriptor = Omit<PublicKeyCredentialDescriptor, "id"> & { id: string };
type CreationOptions = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: Omit<PublicKeyCredentialUserEntity, "id"> & { id: string };
  excludeCredentials?: Descriptor[] | null;
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & { challenge: string };

/** The browser's error when the person declines, or lets the time run out. */
const DECLINED = ["NotAllowedError", "AbortError"];
/** Its error where the device has a passkey of this person already. */
const KNOWN = "InvalidStateError";

/** Whether this page can use passkeys: browsers need HTTPS or localhost, and a name in place of an address. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && "PublicKeyCredential" in globalThis && !isAddress;
}

/** The browser's answer; null if the person declined. Throws for anything else. */
async function answered(asking: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asking) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && DECLINED.includes(error.name)) return null;
    throw error;
  }
}

export const readPasskeys = () => request<PasskeyFacts[]>("GET", "/passkeys");
export const removePasskey = (id: string) => request<null>("DELETE", `/passkeys/${encodeURIComponent(id)}`);

/** Have the device create a passkey. Resolves to null if the person declined, to "known" if the device has one. */
export async function addPasskey(): Promise<PasskeyFacts | "known" | null> {
  const options = await request<CreationOptions>("POST", "/passkey-options");
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((known) => ({ ...known, id: bytesOf(known.id) })),
  };
  let made: PublicKeyCredential | null;
  try {
    made = await answered(navigator.credentials.create({ publicKey }));
  } catch (error) {
    if (error instanceof DOMException && error.name === KNOWN) return "known";
    throw error;
  }
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  const answer: NewPasskey = {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
  return request<PasskeyFacts>("POST", "/passkeys", answer);
}

/** Become the guest who has a passkey. Resolves to null if the person declined. */
export async function signInWithPasskey(): Promise<Guest | null> {
  const options = await request<RequestOptions>("POST", "/passkey-sign-in/options");
  const publicKey: PublicKeyCredentialRequestOptions = { ...options, challenge: bytesOf(options.challenge) };
  const shown = await answered(navigator.credentials.get({ publicKey }));
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  const answer: PasskeyProof = {
    id: textOf(shown.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
  return request<Guest>("POST", "/passkey-sign-in", answer);
}
