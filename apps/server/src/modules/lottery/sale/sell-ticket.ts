import { hash } from 'node:crypto';
import type { PrizeTable } from '@arara/lottery';
import type { PromisedIssue } from '../games.ts';
import { lotteryCurrency } from '../lottery.names.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import type { HouseAnswer, LotteryGame } from '../lottery.ports.ts';
import { newRounding, quotasOf } from './order.ts';
import type { TicketOrder, TicketWish } from './order.ts';
import { leafOf } from './ticket-text.ts';

const saltBytes = 16;
const refLength = 22;

/** A ticket that is checked and priced, on its way to the wallet. */
export interface Sale {
  readonly playerId: bigint;
  readonly merchant: string;
  readonly address: string;
  readonly game: LotteryGame;
  /** The prizes that it is sold under. */
  readonly table: PrizeTable;
  readonly issue: Pick<PromisedIssue, 'id' | 'numero' | 'promise'>;
  readonly ref: string;
  readonly order: TicketOrder;
  readonly terms: Pick<TicketWish, 'mode' | 'unit'>;
  readonly hash: Buffer;
  /** Ordered and held before: its prizes are those of then, its money is on the held account. */
  readonly fromChase: boolean;
}

/** The name of a ticket: the same key of the same member is the same ticket. */
export function refOf(playerId: bigint, key: string): string {
  return hash('sha256', `${playerId}:${key}`, 'base64url').slice(0, refLength);
}

/** Sells a ticket: decided, paid and written in one statement, once for its name. */
export function sellTicket(deps: LotteryDeps, sale: Sale): Promise<HouseAnswer | 'busy'> {
  const { playerId, merchant, game, table, order, terms, ref, issue } = sale;
  const salt = deps.random(saltBytes).toString('hex');
  const lines = [...order.lines];
  const sold = {
    ref,
    salt,
    mode: terms.mode,
    unit: terms.unit,
    stake: order.stake,
    lines,
    rounded_by: newRounding,
  };
  const said = { game_code: game.code, numero: issue.numero, promise: issue.promise };
  return deps.house.stake(
    {
      playerId,
      merchant,
      address: sale.address,
      gameCode: game.code,
      roundName: ref,
      txId: `${ref}:bet`,
      amount: order.stake,
      hash: sale.hash,
      fromHeld: sale.fromChase,
    },
    {
      issueId: issue.id,
      table: table.code,
      tableVersion: table.version,
      frozen: sale.fromChase,
      step: sale.fromChase ? ref : null,
      quotas: quotasOf(game, order, playerId),
      playerId,
      merchant,
      currency: lotteryCurrency,
      stake: order.stake,
      unitBets: order.unitBets,
      mode: terms.mode,
      unit: terms.unit,
      ref,
      salt,
      leaf: leafOf(sold, said, table),
      lines: JSON.stringify(lines),
      roundedBy: newRounding,
    },
  );
}
