import type { PlayService } from '../../modules/play/index.ts';
import { signedBy } from '../../platform/audit.ts';
import type { RecordDeed } from '../../platform/audit.ts';
import { decisionUsage, idOf, inWords } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';
import { byTwo } from './two-people.ts';
import type { Decisions } from './two-people.ts';

interface VendorDesk {
  readonly play: Pick<PlayService, 'vendors' | 'keys'>;
  readonly decisions: Decisions;
  readonly record: RecordDeed;
}

/** `vendor list|add-key|take-key|revoke-key`: with what the vendors of games sign. */
export async function vendor(desk: VendorDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(desk.play);
    case 'add-key':
      return addKey(desk.decisions, ask);
    case 'take-key':
      return takeKey(desk, ask);
    case 'revoke-key':
      return revokeKey(desk.decisions, ask);
    default:
      throw new Error(decisionUsage);
  }
}

async function list({ vendors, keys }: VendorDesk['play']): Promise<string> {
  const known = await vendors.list();
  const live = await keys.list();
  const named = ({ keyId, waits }: (typeof live)[number]) =>
    waits ? `${keyId} (secret not taken)` : keyId;
  return table(
    ['vendor', 'active', 'live keys'],
    known.map(({ code, active }) => {
      const own = live.filter((key) => key.vendor === code).map(named);
      return [code, active ? 'yes' : 'no', own.length === 0 ? '-' : own.join(' ')];
    }),
    'There are no vendors.',
  );
}

function addKey(decisions: Decisions, ask: Ask): Promise<string> {
  const code = idOf(ask);
  return byTwo(decisions, ask, {
    kind: 'vendor.key.add',
    subject: { vendor: code },
    key: code,
    name: `Vendor ${code}`,
    wish: 'to give it another key',
    done: 'it has the new key; vendor list names it, and one of you two takes its secret: vendor take-key <key>',
    again: `vendor add-key ${code}`,
    words: {
      'decision.nothing.left': `There is no vendor ${code}, or it has two live keys: revoke one first.`,
    },
  });
}

async function takeKey({ play, record }: VendorDesk, ask: Ask): Promise<string> {
  const { person } = ask;
  const keyId = idOf(ask);
  const told = (tx: Parameters<RecordDeed>[0], code: string) =>
    record(tx, {
      ...signedBy(person),
      merchant: null,
      action: 'vendor.key.told',
      subject: `vendor ${code}`,
      detail: { key: keyId },
    });
  const { secret } = await inWords(() => play.keys.take(keyId, person.email, told), {
    'vendor.not.found': `There is no live key ${keyId} that ${person.email} agreed to.`,
    'vendor.key.told': `The secret of ${keyId} was told already, or its day is over.`,
  });
  return [
    `Key ${keyId} has the secret ${secret}`,
    'The secret is shown this once: give it to the vendor on a safe way.',
  ].join('\n');
}

function revokeKey(decisions: Decisions, ask: Ask): Promise<string> {
  const keyId = idOf(ask);
  return byTwo(decisions, ask, {
    kind: 'vendor.key.revoke',
    subject: { keyId },
    key: keyId,
    name: `Key ${keyId}`,
    wish: 'to end it',
    done: 'it is ended: within five seconds nothing is taken that it signs.',
    again: `vendor revoke-key ${keyId}`,
    words: { 'decision.nothing.left': `There is no live key ${keyId}.` },
  });
}
