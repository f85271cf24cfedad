// The certificate library asks for the Reflect metadata API before it loads.
import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import type { Identity, KeyPair } from './identity.ts';

const lifetimeMs = 365 * 86_400_000;
const backdateMs = 86_400_000;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const serverAuth = '1.3.6.1.5.5.7.3.1';
const clientAuth = '1.3.6.1.5.5.7.3.2';

/** A fresh authority with a certificate for the bank and one for its client, all on P-256. */
export async function makeIdentity(now: Date): Promise<Identity> {
  const notBefore = new Date(now.getTime() - backdateMs);
  const notAfter = new Date(now.getTime() + lifetimeMs);
  const crypto = webcrypto as unknown as Crypto;
  const keys = await newKeys();
  const authority = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: 'CN=Arara Sandbox CA',
      notBefore,
      notAfter,
      signingAlgorithm: algorithm,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    },
    crypto,
  );

  async function issue(
    name: string,
    usage: string,
    hosts: x509.JsonGeneralNames,
  ): Promise<KeyPair> {
    const own = await newKeys();
    const certificate = await x509.X509CertificateGenerator.create(
      {
        serialNumber: serial(),
        subject: `CN=${name}`,
        issuer: authority.subject,
        notBefore,
        notAfter,
        signingAlgorithm: algorithm,
        publicKey: own.publicKey,
        signingKey: keys.privateKey,
        extensions: [
          new x509.BasicConstraintsExtension(false, undefined, true),
          new x509.ExtendedKeyUsageExtension([usage], true),
          ...(hosts.length === 0 ? [] : [new x509.SubjectAlternativeNameExtension(hosts)]),
        ],
      },
      crypto,
    );
    const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', own.privateKey);
    return { cert: certificate.toString('pem'), key: pem('PRIVATE KEY', pkcs8) };
  }

  return {
    ca: authority.toString('pem'),
    server: await issue('localhost', serverAuth, [
      { type: 'dns', value: 'localhost' },
      { type: 'ip', value: '127.0.0.1' },
    ]),
    client: await issue('arara', clientAuth, []),
  };
}

async function newKeys(): Promise<CryptoKeyPair> {
  return (await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
}

/** Positive, so its first bit is zero. */
function serial(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] ?? 0) & 0x7f;
  return bytes.toString('hex');
}

function pem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
}
