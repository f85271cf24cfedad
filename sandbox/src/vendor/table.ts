import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosSwitch } from './chaos.ts';
import type { Courier } from './courier.ts';
import { payoutOf, throwDie } from './dice.ts';
import type { Pick } from './dice.ts';
import type { GameSession } from './sessions.ts';
import type { Answer, WalletClient } from './wallet-client.ts';

/** How a round ended for the player at the table. */
export type RollResult =
  | {
      readonly end: 'played';
      readonly face: number;
      readonly payout: string;
      readonly balance: string;
    }
  | {
      readonly end: 'refused';
      readonly code: number;
      readonly limit: string | null;
      readonly balance: string | null;
    }
  /** Nobody knows if the stake was taken; it is being given back. */
  | { readonly end: 'cancelled' };

interface RoundNote {
  readonly bet: bigint;
  readonly win: bigint;
  readonly state: 'open' | 'closed' | 'void';
}

export interface Table {
  roll(session: GameSession, stake: bigint, pick: Pick): Promise<RollResult>;
  /** Our facts about a round; the operator asks when it stays open. */
  roundOf(roundId: string): RoundNote | null;
  /** Waits for rollbacks that are sent late on purpose. */
  settle(): Promise<void>;
}

const roundsKept = 10_000;
const lateMs = 3_000;
/** Too short for any answer: the request goes out, the reply is never heard. */
const deafMs = 1;

/** Plays rounds against the wallet, by the protocol and, where chaos is on, against its edges. */
export function createTable(options: {
  client: WalletClient;
  courier: Courier;
  chaos: ChaosSwitch;
  lateRollbackMs?: number;
}): Table {
  const { client, courier, chaos } = options;
  const rounds = new Map<string, RoundNote>();
  const late = new Set<Promise<unknown>>();

  function note(roundId: string, round: RoundNote): void {
    rounds.set(roundId, round);
    const oldest = rounds.keys().next();
    if (rounds.size > roundsKept && oldest.done !== true) rounds.delete(oldest.value);
  }

  function undo(session: GameSession, roundId: string, betId: string): Promise<Answer> {
    note(roundId, { bet: 0n, win: 0n, state: 'void' });
    return courier.deliver({
      call: 'rollback',
      body: {
        player_id: session.playerId,
        tx_id: `${roundId}:undo`,
        original_tx_id: betId,
        round_id: roundId,
        reason: 'the vendor does not know whether the stake was taken',
      },
    });
  }

  function undoLater(session: GameSession, roundId: string, betId: string): void {
    const sent = sleep(options.lateRollbackMs ?? lateMs).then(() => undo(session, roundId, betId));
    late.add(sent);
    void sent.finally(() => late.delete(sent));
  }

  async function bet(session: GameSession, roundId: string, betId: string, stake: bigint) {
    const body = {
      session_token: session.walletToken,
      player_id: session.playerId,
      tx_id: betId,
      round_id: roundId,
      game_code: session.gameCode,
      amount: String(stake),
      currency: session.currency,
    };
    if (chaos.strikes('timeouts')) return client.call('bet', body, { timeoutMs: deafMs });
    if (!chaos.strikes('duplicates')) return client.call('bet', body);
    const [first] = await Promise.all([client.call('bet', body), client.call('bet', body)]);
    return first;
  }

  async function pay(session: GameSession, roundId: string, stake: bigint, payout: bigint) {
    const win = {
      player_id: session.playerId,
      tx_id: `${roundId}:win`,
      round_id: roundId,
      amount: String(payout),
      currency: session.currency,
      round_close: true,
    };
    const close = {
      player_id: session.playerId,
      round_id: roundId,
      final_bet: String(stake),
      final_win: String(payout),
    };
    if (chaos.strikes('reorder')) await client.call('round/close', close);
    const letter = { call: 'win', body: win } as const;
    if (!chaos.strikes('duplicates')) return courier.deliver(letter);
    const [first] = await Promise.all([courier.deliver(letter), client.call('win', win)]);
    return first;
  }

  return {
    roundOf: (roundId) => rounds.get(roundId) ?? null,
    async settle() {
      await Promise.all(late);
    },
    async roll(session, stake, pick) {
      const roundId = `dado-${randomBytes(9).toString('hex')}`;
      const betId = `${roundId}:bet`;
      if (chaos.strikes('reorder')) {
        await undo(session, roundId, betId);
        await bet(session, roundId, betId, stake);
        return { end: 'cancelled' };
      }
      const taken = await bet(session, roundId, betId, stake);
      if (!taken.known || taken.reply.retryable) {
        await undo(session, roundId, betId);
        return { end: 'cancelled' };
      }
      if (taken.reply.code !== 0) return refused(taken);
      note(roundId, { bet: stake, win: 0n, state: 'open' });
      if (chaos.strikes('lateRollbacks')) {
        undoLater(session, roundId, betId);
        return { end: 'cancelled' };
      }
      const face = throwDie(randomInt);
      const payout = payoutOf(stake, pick, face);
      const paid = await pay(session, roundId, stake, payout);
      note(roundId, { bet: stake, win: payout, state: 'closed' });
      const balance = balanceOf(paid) ?? balanceOf(taken) ?? '0';
      return { end: 'played', face, payout: String(payout), balance };
    },
  };
}

function refused(answer: Extract<Answer, { known: true }>): RollResult {
  const { code, limit } = answer.reply;
  return {
    end: 'refused',
    code,
    limit: typeof limit === 'string' ? limit : null,
    balance: balanceOf(answer),
  };
}

function balanceOf(answer: Answer): string | null {
  if (!answer.known) return null;
  const balance = answer.reply['balance'] as { total?: string } | undefined;
  return balance?.total ?? null;
}
