import { once } from 'node:events';
import type { Ledger } from '@arara/ledger';
import { clearProof } from '../../compose/clear-proof.ts';
import type { ProofDesk } from '../../compose/clear-proof.ts';
import { decisionUsage, oneOf, reasonOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

export type Books = Pick<
  Ledger,
  'unsoundProof' | 'unsoundProofs' | 'clearProof' | 'clearances' | 'dump'
>;

interface LedgerDesk extends ProofDesk {
  readonly ledger: Books;
}

/**
 * `ledger show|clear|cleared`: proofs of the ledger that found a fault, and keep payouts waiting;
 * `ledger dump`: the ledger itself, which is too long for an answer and goes to `out` line by line.
 */
export async function ledger(
  desk: LedgerDesk,
  ask: Ask,
  out: NodeJS.WritableStream = process.stdout,
): Promise<string> {
  const { ledger: books } = desk;
  switch (ask.verb) {
    case 'show':
      return show(books);
    case 'clear':
      return clear(desk, ask);
    case 'cleared':
      return cleared(books);
    case 'dump':
      return dump(books, out);
    default:
      throw new Error(decisionUsage);
  }
}

async function dump(books: Books, out: NodeJS.WritableStream): Promise<string> {
  await books.dump(async (lines) => {
    if (!out.write(lines)) await once(out, 'drain');
  });
  return '';
}

async function show(books: Books): Promise<string> {
  const proofs = await books.unsoundProofs(askedMax);
  if (proofs.length === 0) return 'No unsound proof waits for a person. Payouts are sent.';
  const rows = proofs.flatMap(({ id, madeAt, faults }) =>
    Object.entries(faults).map(([fault, found]) => [
      String(id),
      madeAt.toISOString(),
      fault,
      JSON.stringify(found),
    ]),
  );
  const list = table(['proof', 'made', 'fault', 'found'], rows, '', 'latest');
  return `Payouts wait: the ledger does not prove.\n${list}`;
}

async function clear(desk: LedgerDesk, ask: Ask): Promise<string> {
  const by = oneOf(ask);
  if (ask.id === undefined || !/^[1-9]\d{0,17}$/.test(ask.id)) {
    throw new Error('Which proof? Name the newest of `ledger show`.');
  }
  const reason = reasonOf(ask, 'Why may payouts be sent again?').slice(0, 500);
  const wish = { proof: BigInt(ask.id), reason, ranBy: ask.ranBy };
  const done = await clearProof(desk, ask.person, wish);
  if (done) return `Proof ${ask.id} is cleared by ${by}: payouts are sent again.`;
  const newest = await desk.ledger.unsoundProof();
  throw new Error(
    newest === null
      ? 'No unsound proof waits for a person. Nothing was changed.'
      : `Proof ${ask.id} is not the newest unsound one: that is ${newest.id}. Nothing was changed.`,
  );
}

async function cleared(books: Books): Promise<string> {
  const rows = await books.clearances(askedMax);
  return table(
    ['proof', 'cleared', 'by', 'account', 'reason'],
    rows.map(({ proof, clearedAt, by, ranBy, reason }) => [
      String(proof),
      clearedAt.toISOString(),
      by,
      ranBy ?? '',
      reason,
    ]),
    'No proof was cleared.',
    'latest',
  );
}
