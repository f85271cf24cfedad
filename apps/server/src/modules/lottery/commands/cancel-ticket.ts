import type { ValueOf, cancelTicketCall } from '@arara/contract';
import { minor } from '@arara/money';
import { AppError } from '../../../platform/errors.ts';
import { refundTicket } from '../issues/give-back.ts';
import { lockSale } from '../issue.repository.ts';
import type { LotteryDeps } from '../lottery.deps.ts';
import { presentTicket } from '../lottery.present.ts';
import { liabilitiesOfLines, quotasOf } from '../sale/order.ts';
import {
  cancelTicket as takeOut,
  findTicket,
  releaseQuotas,
  writeRefunded,
} from '../ticket.repository.ts';

/**
 * Takes a ticket back while its sale is open, by the database's clock; the stake goes back at once,
 * and by the issue clock where this process dies in between. A repeat answers the same. Errors:
 * `lottery.ticket.not.found`, `lottery.closed`.
 */
export async function cancelTicket(
  deps: LotteryDeps,
  playerId: bigint,
  ref: string,
): Promise<ValueOf<typeof cancelTicketCall>> {
  const { database, games, rules, clock } = deps;
  const ticket = await findTicket(database.read, playerId, ref);
  if (ticket === null) throw new AppError('lottery.ticket.not.found');
  if (ticket.state === 'ACCEPTED') {
    const game = await games.byCode(ticket.game_code);
    if (game === null) throw new Error(`lottery ${ticket.game_code} is gone`);
    const table = await games.tableOf(ticket.prize_table, ticket.table_version);
    const liabilities = liabilitiesOfLines(table, rules.plays, {
      ...ticket,
      roundedBy: ticket.rounded_by,
    });
    const quotas = quotasOf(game, { stake: minor(ticket.stake), liabilities }, playerId);
    await database.transaction(async (tx) => {
      if (!(await lockSale(tx, ticket.issue_id))) throw new AppError('lottery.closed');
      if (await takeOut(tx, ticket.id)) await releaseQuotas(tx, ticket.issue_id, quotas);
    });
  } else if (ticket.state !== 'CANCELLED') throw new AppError('lottery.closed');
  await refundTicket(deps, ticket);
  await writeRefunded(database.read, [ticket.id], clock.now());
  const cancelled = await findTicket(database.read, playerId, ref);
  if (cancelled === null) throw new Error('a cancelled ticket is gone');
  return { ticket: presentTicket(cancelled) };
}
