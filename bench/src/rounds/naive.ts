import { randomBytes } from 'node:crypto';
import type { BodyOf, ValueOf, playRoundCall } from '@arara/contract';
import { createStream } from '@arara/fairness';
import type { InstantGame } from '@arara/game-kit';
import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import type { Pool, Tx } from '@arara/postgres';
import { paidBy, storedBook } from '../../../apps/server/src/modules/studio/dealing/deal.ts';
import { readBet } from '../../../apps/server/src/modules/studio/dealing/read-bet.ts';
import { decimal } from '../../../apps/server/src/modules/studio/studio.present.ts';
import type { StudioSession } from '../../../apps/server/src/platform/http/caller.ts';
import type { SecretBox } from '../../../apps/server/src/platform/secret-box.ts';
import { post, run } from '../http/naive.ts';

type Wish = BodyOf<typeof playRoundCall> & { readonly key: string };
type Played = ValueOf<typeof playRoundCall>;

interface Table {
  readonly game: InstantGame;
  readonly secretBox: SecretBox;
}

const house = -1n;
const currency = 'BRL';

/** A round as a handler without batching plays it: the same checks and facts, one transaction. */
export function naiveRound(
  pool: Pool,
  table: Table,
  { id, playerId }: StudioSession,
  wish: Wish,
): Promise<Played> {
  return transaction(pool, async (tx) => {
    const now = new Date();
    const session = await run(
      tx,
      'game-session',
      'select player_id from naive.game_session where id = $1 and expires_at > $2',
      [id, now],
    );
    if (session.rows[0]?.['player_id'] !== playerId) throw new Error('no session');
    const round = await deal(tx, table, { id, playerId, wish, now });
    const balance = await pay(tx, playerId, round, now);
    const net = await finish(tx, playerId, round, balance, now);
    return { round: round.shown, balance: decimal(balance, currency), today: { net } };
  });
}

interface Dealt {
  readonly shown: Played['round'];
  readonly publicId: string;
  readonly cost: bigint;
  readonly payout: bigint;
}

/** The next number of the player's seeds, and the round that it deals. */
async function deal(
  tx: Tx,
  { game, secretBox }: Table,
  asked: { id: string; playerId: bigint; wish: Wish; now: Date },
): Promise<Dealt> {
  const { id, playerId, wish, now } = asked;
  await refuseRepeat(tx, playerId, wish.key);
  const { stake, cost, choices } = readBet(
    game,
    { stake: wish.stake, choices: { ...wish.choices, mode: wish.mode } },
    currency,
  );
  const taken = await run(
    tx,
    'game-seed',
    `update naive.seed set nonce = nonce + 1 where player_id = $1
     returning server_seed_sealed as sealed, client_seed as seed, nonce - 1 as nonce`,
    [playerId],
  );
  const pair = taken.rows[0] as { sealed: Buffer; seed: string; nonce: number };
  const serverSeed = secretBox.open(pair.sealed).toString('hex');
  const stream = createStream({ serverSeed, clientSeed: pair.seed, nonce: pair.nonce });
  const book = game.play(choices, stream);
  const payout = paidBy(money(stake, currency), book);
  const publicId = randomBytes(9).toString('base64url');
  await run(
    tx,
    'game-round',
    `insert into naive.game_round (public_id, player_id, session_id, game_code, game_version, maths_hash, choices,
       currency, stake, payout, nonce, book, state, idempotency_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'DEALT', $13, $14)`,
    [
      publicId,
      playerId,
      id,
      game.code,
      game.version,
      game.mathsHash,
      JSON.stringify(choices),
      currency,
      stake,
      payout,
      pair.nonce,
      JSON.stringify(book),
      wish.key,
      now,
    ],
  );
  const shown: Played['round'] = {
    id: publicId,
    gameCode: game.code,
    gameVersion: game.version,
    mode: wish.mode,
    choices,
    stake: decimal(stake, currency),
    cost: decimal(cost, currency),
    payout: decimal(payout, currency),
    currency,
    book: storedBook(book),
    seen: false,
    createdAt: now.toISOString(),
    nonce: pair.nonce,
    serverSeedHash: '',
  };
  return { shown, publicId, cost, payout };
}

async function refuseRepeat(tx: Tx, playerId: bigint, key: string): Promise<void> {
  const before = await run(
    tx,
    'game-before',
    'select id from naive.game_round where player_id = $1 and idempotency_key = $2',
    [playerId, key],
  );
  if (before.rows.length > 0) throw new Error('a repeat');
}

/** Stake and prize as two transactions of the wallet and two transfers of the ledger. */
async function pay(tx: Tx, playerId: bigint, round: Dealt, now: Date): Promise<bigint> {
  const { publicId, cost, payout } = round;
  for (const [kind, amount] of [
    ['BET', cost],
    ['WIN', payout],
  ] as const) {
    await run(
      tx,
      'game-tx',
      `insert into naive.vendor_tx (vendor_id, tx_id, kind, player_id, amount, body_hash, state, at)
       values (1, $1, $2, $3, $4, $5, 'APPLIED', $6)`,
      [`${publicId}:${kind}`, kind, playerId, amount, Buffer.alloc(32), now],
    );
  }
  await run(
    tx,
    'game-wallet-round',
    `insert into naive.round (vendor_id, player_id, round_id, state, bet, win, opened_at)
     values (1, $1, $2, 'CLOSED', $3, $4, $5)`,
    [playerId, publicId, cost, payout, now],
  );
  const accounts = await run(
    tx,
    'lock',
    'select id, balance from naive.account where id in ($1, $2) order by id for update',
    [house, playerId],
  );
  const balanceOf = (of: bigint) =>
    (accounts.rows.find((row) => row['id'] === of)?.['balance'] as bigint | undefined) ?? 0n;
  if (balanceOf(playerId) < cost) throw new Error('insufficient');
  const staked = { after: balanceOf(playerId) - cost, houseAfter: balanceOf(house) + cost };
  await post(tx, { playerId, house, amount: cost, ...staked, now });
  if (payout === 0n) return staked.after;
  const [player, theirs] = [staked.after + payout, staked.houseAfter - payout];
  const prize = { playerId: house, house: playerId, after: theirs, houseAfter: player };
  await post(tx, { ...prize, amount: payout, now });
  return player;
}

/** The stored answer, the end of the round, the player's day, the news. */
async function finish(
  tx: Tx,
  playerId: bigint,
  { publicId, cost, payout, shown }: Dealt,
  balance: bigint,
  now: Date,
): Promise<string> {
  await run(
    tx,
    'game-response',
    'update naive.vendor_tx set response = $2 where vendor_id = 1 and tx_id = any($1)',
    [
      [`${publicId}:BET`, `${publicId}:WIN`],
      JSON.stringify({ id: shown.id, balance: String(balance) }),
    ],
  );
  await run(
    tx,
    'game-end',
    `update naive.game_round set state = 'SETTLED', finished_at = $2 where public_id = $1`,
    [publicId, now],
  );
  const day = await run(
    tx,
    'game-day',
    `insert into naive.day_total as d values ($1, $2::timestamptz::date, $3, $4)
     on conflict (player_id, day) do update set stake = d.stake + $3, payout = d.payout + $4
     returning payout - stake as net`,
    [playerId, now, cost, payout],
  );
  await run(
    tx,
    'event',
    'insert into naive.event (topic, audience, payload, at) values ($1, $2, $3, $4)',
    ['balance', `player:${playerId}`, JSON.stringify({ sumBalance: String(balance) }), now],
  );
  return decimal(day.rows[0]?.['net'] as bigint, currency);
}
