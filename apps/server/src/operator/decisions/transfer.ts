import type { TransfersService } from '../../modules/transfers/index.ts';
import { amountOf } from './amount.ts';
import { decisionUsage, idOf, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { askedMax, table } from './table.ts';

type Unknown = Pick<TransfersService, 'unknownTransfers' | 'settleByHand'>;

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `transfer list|ok|failed`: transfers whose vendor has not said for a day what became of them. */
export async function transfer(transfers: Unknown, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'list':
      return list(transfers, ask.merchant);
    case 'ok':
      return settle(transfers, ask, 'OK');
    case 'failed':
      return settle(transfers, ask, 'FAILED');
    default:
      throw new Error(decisionUsage);
  }
}

async function list(transfers: Unknown, merchant: string): Promise<string> {
  const rows = await transfers.unknownTransfers(merchant, askedMax);
  return table(
    ['id', 'member', 'vendor', 'way', 'amount', 'since', 'asked'],
    rows.map((row) => [
      row.id,
      String(row.player_id),
      row.vendor,
      row.direction === 'OUT' ? 'to the vendor' : 'home',
      amountOf(row.amount, row.currency),
      row.created_at.toISOString(),
      `${row.asked} times`,
    ]),
    'No transfer is unknown for a day.',
  );
}

async function settle(transfers: Unknown, ask: Ask, outcome: 'OK' | 'FAILED'): Promise<string> {
  const id = idOf(ask);
  const by = oneOf(ask);
  const reason = ask.reason?.trim() ?? '';
  if (reason === '') throw new Error('What did the vendor say? Add --reason <sentence>.');
  if (!idPattern.test(id)) throw new Error(none(id));
  const decision = { id, merchant: ask.merchant, outcome, by, reason: reason.slice(0, 500) };
  const { decided, row } = await transfers.settleByHand(decision);
  if (row === null) throw new Error(none(id));
  if (!decided) {
    throw new Error(
      `Transfer ${id} is ${row.state} and not unknown for a day. Nothing was changed.`,
    );
  }
  const what = outcome === 'OK' ? 'took place' : 'did not take place: the money is where it was';
  return `Transfer ${id} ${what}, says ${by}.`;
}

const none = (id: string) => `There is no transfer ${id}.`;
