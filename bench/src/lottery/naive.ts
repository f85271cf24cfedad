import { hash, randomBytes } from 'node:crypto';
import type { BodyOf, ValueOf, placeTicketCall } from '@arara/contract';
import { plays, ticketLeaf } from '@arara/lottery';
import { transaction } from '@arara/postgres';
import type { Pool, Tx } from '@arara/postgres';
import type { LotteryGame } from '../../../apps/server/src/modules/lottery/lottery.ports.ts';
import { decimal } from '../../../apps/server/src/modules/lottery/lottery.present.ts';
import {
  orderOf,
  quotasOf,
  withLiabilities,
} from '../../../apps/server/src/modules/lottery/sale/order.ts';
import type { TicketOrder } from '../../../apps/server/src/modules/lottery/sale/order.ts';
import { post, run } from '../http/naive.ts';

type Wish = BodyOf<typeof placeTicketCall>;
type Sold = ValueOf<typeof placeTicketCall>;

const house = -1n;

/** A ticket as a handler without batching sells it: the same checks and facts, one transaction. */
export async function naiveTicket(
  pool: Pool,
  game: LotteryGame,
  buyer: { playerId: bigint; key: string },
  wish: Wish,
): Promise<Sold> {
  const priced = orderOf(game, plays, wish, '2099-01-01');
  if ('fault' in priced) throw new Error(priced.fault);
  const order = withLiabilities(game.table, plays, priced, wish);
  const ref = hash('sha256', `${buyer.playerId}:${buyer.key}`, 'base64url').slice(0, 22);
  const asked = { ...buyer, ref, wish, order, now: new Date() };
  const { balance, closeAt } = await transaction(pool, (tx) => sell(tx, game, asked));
  return { ticket: presentSold(asked, closeAt), balance: decimal(balance) };
}

interface Asked {
  readonly playerId: bigint;
  readonly ref: string;
  readonly wish: Wish;
  readonly order: TicketOrder;
  readonly now: Date;
}

async function sell(
  tx: Tx,
  game: LotteryGame,
  asked: Asked,
): Promise<{ balance: bigint; closeAt: Date }> {
  const { playerId, ref, wish, order, now } = asked;
  const body = hash('sha256', JSON.stringify(wish), 'buffer');
  const own = await run(
    tx,
    'ticket-tx',
    `insert into naive.vendor_tx (vendor_id, tx_id, kind, player_id, amount, body_hash, state, at)
    values (0, $1, 'BET', $2, $3, $4, 'APPLIED', $5) on conflict do nothing`,
    [`${ref}:bet`, playerId, order.stake, body, now],
  );
  if (own.rowCount === 0) throw new Error('a repeat');
  const issue = await openIssueOf(tx, game, wish.numero);
  await run(
    tx,
    'ticket-round',
    `insert into naive.round (vendor_id, player_id, round_id, state, bet, win, opened_at)
    values (0, $1, $2, 'OPEN', $3, 0, $4)`,
    [playerId, ref, order.stake, now],
  );
  await writeTicket(tx, issue.id, asked);
  await claim(tx, issue.id, game, asked);
  return { balance: await pay(tx, asked), closeAt: issue.closeAt };
}

async function openIssueOf(
  tx: Tx,
  game: LotteryGame,
  numero: string,
): Promise<{ id: bigint; closeAt: Date }> {
  const found = await run(
    tx,
    'ticket-issue',
    `select n.id, n.close_at from lottery.issue i join naive.issue n on n.id = i.id
    where i.game_code = $1 and i.numero = $2 and n.close_at > clock_timestamp() for share of n`,
    [game.code, numero],
  );
  const [row] = found.rows;
  if (row === undefined) throw new Error('closed');
  return { id: row['id'] as bigint, closeAt: row['close_at'] as Date };
}

async function writeTicket(tx: Tx, issue: bigint, { playerId, ref, order, now }: Asked) {
  const lines = JSON.stringify(order.lines);
  const leaf = ticketLeaf(`${ref} ${randomBytes(16).toString('hex')} ${lines}`);
  await run(
    tx,
    'ticket',
    `insert into naive.ticket (issue_id, player_id, ref, stake, state, lines, leaf, at)
    values ($1, $2, $3, $4, 'ACCEPTED', $5, $6, $7)`,
    [issue, playerId, ref, order.stake, lines, Buffer.from(leaf), now],
  );
}

/** The bounds, all in one order for everybody: nobody waits for somebody who waits. */
async function claim(tx: Tx, issue: bigint, game: LotteryGame, { playerId, order }: Asked) {
  const quotas = quotasOf(game, order, playerId);
  const claimed = await run(
    tx,
    'ticket-quota',
    `insert into naive.quota as q (issue_id, scope, used)
    select $1, scope, amount from unnest($2::text[], $3::bigint[]) u (scope, amount) order by scope
    on conflict (issue_id, scope) do update set used = q.used + excluded.used
    returning scope, used`,
    [issue, quotas.map(({ scope }) => scope), quotas.map(({ amount }) => amount)],
  );
  const caps = new Map(quotas.map(({ scope, cap }) => [scope, cap]));
  const isFull = claimed.rows.some(
    (row) => (row['used'] as bigint) > (caps.get(row['scope'] as string) ?? 0n),
  );
  if (isFull) throw new Error('full');
}

/** The stake, the player's day and the news; what is left. */
async function pay(tx: Tx, { playerId, order, now }: Asked): Promise<bigint> {
  const accounts = await run(
    tx,
    'lock',
    'select id, balance from naive.account where id in ($1, $2) order by id for update',
    [house, playerId],
  );
  const balanceOf = (id: bigint) =>
    (accounts.rows.find((row) => row['id'] === id)?.['balance'] as bigint | undefined) ?? 0n;
  const amount = order.stake;
  const after = balanceOf(playerId) - amount;
  if (after < 0n) throw new Error('insufficient');
  const houseAfter = balanceOf(house) + amount;
  await post(tx, { playerId, house, amount, after, houseAfter, now });
  await run(
    tx,
    'day',
    `insert into naive.day_total values ($1, $2::timestamptz::date, $3, 0)
    on conflict (player_id, day) do update set stake = naive.day_total.stake + $3`,
    [playerId, now, amount],
  );
  await run(
    tx,
    'event',
    'insert into naive.event (topic, audience, payload, at) values ($1, $2, $3, $4)',
    ['balance', `player:${playerId}`, JSON.stringify({ sumBalance: String(after) }), now],
  );
  return after;
}

function presentSold({ ref, wish, order, now }: Asked, closeAt: Date): Sold['ticket'] {
  return {
    id: ref,
    gameCode: wish.gameCode,
    numero: wish.numero,
    state: 'ACCEPTED',
    mode: wish.mode,
    unit: wish.unit,
    roundedBy: 'ticket',
    lines: [...order.lines],
    unitBets: order.unitBets,
    stake: decimal(order.stake),
    prize: null,
    rebate: null,
    currency: 'BRL',
    closeAt: closeAt.getTime(),
    drawAt: closeAt.getTime(),
    result: null,
    correctedFrom: null,
    drawSource: 'own',
    createdAt: now.toISOString(),
    settledAt: null,
  };
}
