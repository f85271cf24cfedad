import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Options as a server gives them; only what an authenticator looks at. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const flags = { present: 1, verified: 4, attested: 64 };

/** A passkey in software, for tests: one ES256 key that signs what a page asks it to. */
export function createAuthenticator(origin = 'http://arara.example') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authData(rpId: string, withKey: boolean): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const marks = flags.present | flags.verified | (withKey ? flags.attested : 0);
    const head = Buffer.concat([sha256(rpId), Buffer.from([marks]), count]);
    if (!withKey) return head;
    const length = Buffer.from([0, id.length]);
    return Buffer.concat([head, Buffer.alloc(16), length, id, coseKey(publicKey)]);
  }

  return {
    create(options: unknown) {
      const { challenge, rp } = options as Options;
      const data = authData(rp?.id ?? '', true);
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: attestation(data),
      });
    },
    get(options: unknown, changes: { challenge?: string } = {}) {
      const { challenge, rpId = '' } = { ...(options as Options), ...changes };
      const client = clientData('webauthn.get', challenge);
      const data = authData(rpId, false);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer(id, { clientDataJSON: client, authenticatorData: data, signature });
    },
    /** The next answers count from there again, as those of a copy would. */
    rewind(to: number) {
      counter = to;
    },
  };
}

function answer(id: Buffer, response: Record<string, Buffer>) {
  const text = id.toString('base64url');
  const parts = Object.entries(response).map(([name, value]) => [
    name,
    value.toString('base64url'),
  ]);
  return {
    id: text,
    rawId: text,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(parts) as Record<string, string>,
  };
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

/** The key as COSE writes it: kty EC2, alg ES256, crv P-256, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const point = (text: string | undefined) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text ?? '', 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21]), point(x), Buffer.from([0x22]), point(y)]);
}

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const none = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])];
  const head = [text('authData'), Buffer.from([0x59]), length];
  return Buffer.concat([Buffer.from([0xa3]), ...none, ...head, data]);
}
