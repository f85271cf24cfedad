import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Notifier } from '../../platform/notifier.ts';
import type { KeptTerms, TermsInMemory } from './compliance.types.ts';
import { createLimitTerms, noLimits } from './limit-terms.ts';
import { changedSince, lockPlayer, readPlayer } from './player.repository.ts';
import { readState, secondsOfDayMax } from './state.ts';
import type { PlayerState } from './state.ts';
import { isBehind, limitOver, limitPool, syncPlayer } from './sync.ts';
import type { SyncDeps } from './sync.ts';

const termsMax = 50_000;
/** Changes of other processes are looked for at most this often. */
const lookMs = 50;
/** An account without limits of its own is looked at again after this. */
const openMs = 60_000;

/** Terms in memory: read once, kept until time or an act of the player changes them. */
export function createTermsInMemory(
  options: SyncDeps & {
    database: Database;
    clock: Clock;
    notifier: Pick<Notifier, 'onNews'>;
    log: Pick<Logger, 'warn'>;
    defaultRealityCheckMinutes: number;
  },
): TermsInMemory {
  const { database, clock, notifier, log, wallet } = options;
  const kept = new LRUCache<bigint, KeptTerms>({ max: termsMax });
  const loading = new Map<bigint, Promise<KeptTerms>>();
  let xid = '0';
  let timer: NodeJS.Timeout | null = null;
  let unsubscribe: (() => void) | null = null;

  /** Reads without a lock; only a player whose ledger is behind is brought forward under one. */
  async function currentState(playerId: bigint, now: Date): Promise<PlayerState | null> {
    const player = await readPlayer(database.read, playerId);
    if (player === null) return null;
    const state = await readState(options, database.read, player, now);
    if (!isBehind(state, now)) return state;
    return database.transaction(async (tx) => {
      const locked = await lockPlayer(tx, playerId);
      if (locked === null) return null;
      return syncPlayer(options, tx, await readState(options, tx, locked, now), now);
    });
  }

  async function load(playerId: bigint): Promise<KeptTerms> {
    const now = clock.now();
    const state = await currentState(playerId, now);
    if (state === null) {
      return {
        terms: noLimits,
        realityCheckMinutes: options.defaultRealityCheckMinutes,
        secondsMax: null,
        validUntil: new Date(now.getTime() + openMs),
      };
    }
    const { currency } = state.player;
    const pool = await wallet.houseAccount(limitPool, currency);
    const over = await wallet.houseAccount(limitOver, currency);
    return {
      terms: createLimitTerms({
        block: state.block,
        budgets: state.budgets.filter((budget) => budget.filledFor !== null),
        periods: state.periods,
        pool,
        over,
      }),
      realityCheckMinutes: state.player.reality_check_minutes,
      secondsMax: secondsOfDayMax(state, now),
      validUntil: state.validUntil,
    };
  }

  function loadOnce(playerId: bigint): Promise<KeptTerms> {
    const running = loading.get(playerId);
    if (running !== undefined) return running;
    const started = load(playerId)
      .then((terms) => {
        // A change that came during the load has removed this entry: the next caller reads again.
        if (loading.get(playerId) === started) kept.set(playerId, terms);
        return terms;
      })
      .finally(() => {
        if (loading.get(playerId) === started) loading.delete(playerId);
      });
    loading.set(playerId, started);
    return started;
  }

  function forget(playerId: bigint): void {
    kept.delete(playerId);
    loading.delete(playerId);
  }

  async function look(): Promise<void> {
    timer = null;
    try {
      const changed = await changedSince(database.read, xid);
      xid = changed.xid;
      for (const playerId of changed.playerIds) forget(playerId);
    } catch (error) {
      log.warn({ err: error }, 'changes of limits could not be read');
    }
  }

  return {
    forget,
    kept: (playerId) => kept.get(playerId),
    async of(playerId) {
      const known = kept.get(playerId);
      if (known !== undefined && known.validUntil > clock.now()) return known;
      return loadOnce(playerId);
    },
    async start() {
      // Nothing is kept yet, so only what changes from here on matters.
      xid = (await changedSince(database.read, '9223372036854775807')).xid;
      unsubscribe = notifier.onNews(() => {
        timer ??= setTimeout(() => void look(), lookMs);
      });
    },
    async stop() {
      unsubscribe?.();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
