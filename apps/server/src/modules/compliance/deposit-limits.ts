import type { Db, Tx } from '@arara/postgres';
import type { TimeZoneOf } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import { blockNow } from './block.policy.ts';
import type { Block } from './compliance.types.ts';
import { readUse, releaseUse, usedSince, writeUse } from './deposit-use.repository.ts';
import { periods as periodKinds } from './limit.policy.ts';
import type { LimitPeriod } from './limit.policy.ts';
import { readLimits } from './limit.repository.ts';
import { lockPlayer, readPlayer } from './player.repository.ts';
import type { PlayerRow } from './player.repository.ts';
import { limitInForce, periodsAt } from './state.ts';

/** A deposit limit with what the period has used of it; `left` is never below zero. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly used: bigint;
  readonly left: bigint;
  /** The end of the period: then all of it is left again. */
  readonly until: Date;
}

export type DepositAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'blocked'; readonly block: Block }
  | { readonly ok: false; readonly reason: 'limit'; readonly limit: DepositLimit };

export interface DepositLimits {
  /** Why the player may not deposit now; null: may. */
  depositBlock(playerId: bigint): Promise<Block | null>;
  /** The limit with the least left; null where there is none. */
  tightestDepositLimit(playerId: bigint): Promise<DepositLimit | null>;
  /** Sets an amount aside before a charge is asked for; charges at once take turns. */
  reserveDeposit(
    tx: Tx,
    use: { playerId: bigint; depositId: string; amount: bigint },
  ): Promise<DepositAnswer>;
  /** Says if money that arrived may be credited; counts it if so. */
  settleDeposit(
    tx: Tx,
    use: { playerId: bigint; depositId: string; amount: bigint },
  ): Promise<DepositAnswer>;
  /** The charge can no longer be paid in time. */
  releaseDeposit(tx: Tx, depositId: string): Promise<void>;
}

/** Deposit limits: what was paid in the period and what open charges may still bring. */
export function createDepositLimits(options: {
  read: Db;
  clock: Clock;
  timeZoneOf: TimeZoneOf;
}): DepositLimits {
  const { read, clock, timeZoneOf } = options;

  async function limitsOf(
    db: Db,
    player: PlayerRow | null,
    except: string | null,
  ): Promise<DepositLimit[]> {
    if (player === null) return [];
    const playerId = player.player_id;
    const now = clock.now();
    const history = await readLimits(db, playerId);
    const periods = periodsAt(await timeZoneOf(player.merchant_id), now);
    const limits: DepositLimit[] = [];
    for (const period of periodKinds) {
      const amount = limitInForce(history, 'deposit', period, now);
      if (amount === null) continue;
      const { start, end: until } = periods[period];
      const used = await usedSince(db, playerId, start, except);
      limits.push({ period, amount, used, left: amount > used ? amount - used : 0n, until });
    }
    return limits.sort((a, b) => (a.left < b.left ? -1 : 1));
  }

  async function blockOf(player: PlayerRow | null): Promise<Block | null> {
    if (player === null) return null;
    const restrictions = { pausedUntil: player.paused_until, excludedUntil: player.excluded_until };
    return blockNow(restrictions, [], clock.now());
  }

  async function answer(
    tx: Tx,
    use: { playerId: bigint; depositId: string; amount: bigint },
    room: bigint,
  ): Promise<DepositAnswer> {
    const player = await lockPlayer(tx, use.playerId);
    const block = await blockOf(player);
    if (block !== null) return { ok: false, reason: 'blocked', block };
    if (use.amount <= room) return { ok: true };
    const [limit] = await limitsOf(tx, player, use.depositId);
    if (limit === undefined || use.amount <= limit.left) return { ok: true };
    return { ok: false, reason: 'limit', limit };
  }

  return {
    depositBlock: async (playerId) => blockOf(await readPlayer(read, playerId)),
    async tightestDepositLimit(playerId) {
      const [limit] = await limitsOf(read, await readPlayer(read, playerId), null);
      return limit ?? null;
    },
    async reserveDeposit(tx, use) {
      const result = await answer(tx, use, 0n);
      if (result.ok) await writeUse(tx, { ...use, state: 'reserved', at: clock.now() });
      return result;
    },
    async settleDeposit(tx, use) {
      await lockPlayer(tx, use.playerId);
      const reserved = await readUse(tx, use.depositId);
      const room = reserved?.state === 'reserved' ? reserved.amount : 0n;
      const result = await answer(tx, use, room);
      if (result.ok) await writeUse(tx, { ...use, state: 'used', at: clock.now() });
      else await releaseUse(tx, use.depositId);
      return result;
    },
    releaseDeposit: releaseUse,
  };
}
