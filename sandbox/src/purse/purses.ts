import { sql, transaction } from '@arara/postgres';
import type { Pool, Tx } from '@arara/postgres';
import type { Clock } from '../clock.ts';

/** A transfer as the operator asks for it. */
export interface Order {
  readonly playerId: string;
  readonly currency: string;
  readonly reference: string;
  readonly direction: 'deposit' | 'withdraw';
  readonly amount: bigint;
  /** Milliseconds since the epoch; after it the order is void. */
  readonly validUntil: number;
}

export interface Carried {
  /** 0: carried out, now or before. */
  readonly code: number;
  readonly balance: bigint;
}

export interface KnownTransfer {
  reference: string;
  player_id: string;
  currency: string;
  direction: 'deposit' | 'withdraw';
  amount: bigint;
  refused: number | null;
}

export interface Purses {
  open(playerId: string, currency: string): Promise<bigint>;
  balance(playerId: string, currency: string): Promise<bigint | null>;
  carryOut(order: Order): Promise<Carried>;
  find(reference: string): Promise<KnownTransfer | null>;
  list(from: Date, until: Date, after: string): Promise<KnownTransfer[]>;
  /** A round at the table: null where the purse does not cover the stake. */
  play(player: Player, stake: bigint, payout: bigint): Promise<bigint | null>;
}

interface Player {
  readonly playerId: string;
  readonly currency: string;
}

export const codes = { notEnough: 1001, noPurse: 1002, conflict: 1104, expired: 1108 } as const;
const listMax = 1_000;

/** Purses in PostgreSQL: what was answered is kept, whatever happens to this program. */
export function createPurses(pool: Pool, clock: Clock): Purses {
  async function balanceIn(db: Pick<Tx, 'query'>, { playerId, currency }: Player) {
    const { rows } = await db.query<{ balance: bigint }>(sql`
      select balance from sandbox.purse
      where player_id = ${playerId} and currency = ${currency}`);
    return rows[0]?.balance ?? null;
  }

  async function findIn(db: Pick<Tx, 'query'>, reference: string) {
    const { rows } = await db.query<KnownTransfer & Record<string, unknown>>(sql`
      select reference, player_id, currency, direction, amount, refused
      from sandbox.purse_transfer where reference = ${reference}`);
    return rows[0] ?? null;
  }

  /** Moves the balance by an amount; false where it does not cover it. */
  async function move(tx: Tx, { playerId, currency }: Player, by: bigint): Promise<boolean> {
    const { rowCount } = await tx.query(sql`
      update sandbox.purse set balance = balance + ${by}
      where player_id = ${playerId} and currency = ${currency} and balance + ${by} >= 0`);
    return rowCount === 1;
  }

  /** The reference is the turn: of two requests at once the second waits, and finds the first. */
  async function take(tx: Tx, order: Order, refused: number | null): Promise<boolean> {
    const { rowCount } = await tx.query(sql`
      insert into sandbox.purse_transfer
        (reference, player_id, currency, direction, amount, refused, at)
      values (${order.reference}, ${order.playerId}, ${order.currency}, ${order.direction},
        ${order.amount}, ${refused}, ${clock.now()})
      on conflict (reference) do nothing`);
    return rowCount === 1;
  }

  async function carryOutIn(tx: Tx, order: Order): Promise<Carried> {
    const before = await balanceIn(tx, order);
    if (before === null) return { code: codes.noPurse, balance: 0n };
    // Only what is not known yet can come too late.
    const late = clock.now().getTime() > order.validUntil;
    if (late && (await findIn(tx, order.reference)) === null) {
      return { code: codes.expired, balance: before };
    }
    if (!(await take(tx, order, null))) {
      return { code: repeatOf(await findIn(tx, order.reference), order), balance: before };
    }
    const by = order.direction === 'deposit' ? order.amount : -order.amount;
    const moved = await move(tx, order, by);
    if (!moved) await refuse(tx, order.reference, codes.notEnough);
    const balance = (await balanceIn(tx, order)) ?? 0n;
    return { code: moved ? 0 : codes.notEnough, balance };
  }

  return {
    async open(playerId, currency) {
      await pool.query(sql`
        insert into sandbox.purse (player_id, currency) values (${playerId}, ${currency})
        on conflict do nothing`);
      return (await balanceIn(pool, { playerId, currency })) ?? 0n;
    },
    balance: (playerId, currency) => balanceIn(pool, { playerId, currency }),
    carryOut: (order) => transaction(pool, (tx) => carryOutIn(tx, order)),
    find: (reference) => findIn(pool, reference),
    async list(from, until, after) {
      const { rows } = await pool.query<KnownTransfer & Record<string, unknown>>(sql`
        select reference, player_id, currency, direction, amount, refused
        from sandbox.purse_transfer
        where refused is null and at >= ${from} and at < ${until} and reference > ${after}
        order by reference limit ${listMax}`);
      return rows;
    },
    play: (player, stake, payout) =>
      transaction(pool, async (tx) => {
        if (!(await move(tx, player, -stake))) return null;
        await move(tx, player, payout);
        await tx.query(sql`
          insert into sandbox.purse_round (player_id, currency, stake, payout, at)
          values (${player.playerId}, ${player.currency}, ${stake}, ${payout}, ${clock.now()})`);
        return balanceIn(tx, player);
      }),
  };
}

async function refuse(tx: Tx, reference: string, code: number): Promise<void> {
  await tx.query(sql`
    update sandbox.purse_transfer set refused = ${code} where reference = ${reference}`);
}

/** The same reference gets the first answer; with other content it is a conflict. */
function repeatOf(known: KnownTransfer | null, order: Order): number {
  const isSame =
    known !== null &&
    known.player_id === order.playerId &&
    known.currency === order.currency &&
    known.direction === order.direction &&
    known.amount === order.amount;
  return isSame ? (known.refused ?? 0) : codes.conflict;
}
