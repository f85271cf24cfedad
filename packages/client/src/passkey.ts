type Ceremony = Record<string, unknown>;

/** Fetched when somebody first wants a passkey: no page begins with one. */
const library = () => import('@simplewebauthn/browser');

/** True if this browser knows passkeys; an address by number, or without TLS, has none. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext;
}

/** Signs a challenge with a passkey; null when the person closed the device's question. */
export async function signWithPasskey(options: Ceremony): Promise<Ceremony | null> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  return orNull(async () => ({ ...(await startAuthentication({ optionsJSON })) }));
}

/** Makes a passkey on this device; null when the person turned away. */
export async function makePasskey(options: Ceremony): Promise<Ceremony | null> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return orNull(async () => ({ ...(await startRegistration({ optionsJSON })) }));
}

/** Names of what happens when nothing was chosen, in time or at all. */
const turnedAway = new Set(['NotAllowedError', 'AbortError']);

async function orNull(ceremony: () => Promise<Ceremony>): Promise<Ceremony | null> {
  try {
    return await ceremony();
  } catch (error) {
    if (turnedAway.has((error as Error).name)) return null;
    throw error;
  }
}
