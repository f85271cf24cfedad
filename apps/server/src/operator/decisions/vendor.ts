import type { PlayService } from '../../modules/play/index.ts';
import { decisionUsage, idOf, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

type Vendors = PlayService['vendors'];

/** `vendor list|add-key|revoke-key`: with what the vendors of games sign. */
export async function vendor(vendors: Vendors, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(vendors);
    case 'add-key':
      return addKey(vendors, ask);
    case 'revoke-key':
      return revokeKey(vendors, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list(vendors: Vendors): Promise<string> {
  const known = await vendors.list();
  return table(
    ['vendor', 'active', 'live keys'],
    known.map(({ code, active, keyIds }) => [
      code,
      active ? 'yes' : 'no',
      keyIds.length === 0 ? '-' : keyIds.join(' '),
    ]),
    'There are no vendors.',
  );
}

async function addKey(vendors: Vendors, ask: Ask): Promise<string> {
  const code = idOf(ask);
  const by = oneOf(ask);
  if ((await vendors.byCode(code)) === null) throw new Error(`There is no vendor ${code}.`);
  const key = await vendors.issueKey(code, by);
  if (key === null) throw new Error(`${code} has two live keys: revoke one first.`);
  return [
    `${code} has the new key ${key.keyId}`,
    `with the secret ${key.secret}`,
    'The secret is shown this once: give it to the vendor on a safe way.',
  ].join('\n');
}

async function revokeKey(vendors: Vendors, ask: Ask): Promise<string> {
  const keyId = idOf(ask);
  const by = oneOf(ask);
  if (!(await vendors.revokeKey(keyId, by))) throw new Error(`There is no live key ${keyId}.`);
  return `Key ${keyId} is ended by ${by}: within five seconds nothing is taken that it signs.`;
}
