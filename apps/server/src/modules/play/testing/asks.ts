import type {
  BodyOf,
  vendorBetCall,
  vendorPlayCall,
  vendorRollbackCall,
  vendorWinCall,
} from '@arara/contract';
import type { PlayService } from '../index.ts';
import { newId, testGame, testVendor } from './play-program.ts';
import type { TestPlayer } from './play-program.ts';

type Part<C extends Parameters<typeof fixed>[0]> = Partial<BodyOf<C>>;
declare function fixed(
  call:
    | typeof vendorBetCall
    | typeof vendorWinCall
    | typeof vendorPlayCall
    | typeof vendorRollbackCall,
): void;

/** Requests of a vendor about one player, with what a test does not care about filled in. */
export function asksOf(service: PlayService, player: TestPlayer, vendor = testVendor) {
  const base = () => ({ request_id: newId('q'), player_id: player.publicId });
  const money = { currency: player.accounts.currency };
  return {
    bet: (part: Part<typeof vendorBetCall> = {}) =>
      service.bet(vendor, {
        ...base(),
        ...money,
        session_token: player.sessionToken,
        tx_id: newId('b'),
        round_id: newId('r'),
        game_code: testGame,
        amount: 1_000,
        is_free: false,
        round_start: true,
        ...part,
      }),
    win: (part: Part<typeof vendorWinCall> = {}) =>
      service.win(vendor, {
        ...base(),
        ...money,
        tx_id: newId('w'),
        round_id: newId('r'),
        amount: 1_000,
        kind: 'normal',
        round_close: false,
        ...part,
      }),
    play: (part: Part<typeof vendorPlayCall> = {}) =>
      service.play(vendor, {
        ...base(),
        ...money,
        session_token: player.sessionToken,
        round_id: newId('r'),
        game_code: testGame,
        actions: [],
        round_close: true,
        ...part,
      }),
    rollback: (part: Part<typeof vendorRollbackCall> = {}) =>
      service.rollback(vendor, {
        ...base(),
        tx_id: newId('x'),
        original_tx_id: newId('b'),
        round_id: newId('r'),
        ...part,
      }),
    close: (round: string, bet: number, win: number) =>
      service.roundClose(vendor, { ...base(), round_id: round, final_bet: bet, final_win: win }),
    status: (txId: string) => service.txStatus(vendor, { request_id: newId('q'), tx_id: txId }),
    balance: () =>
      service.balance(vendor, { ...base(), ...money, session_token: player.sessionToken }),
  };
}

/** One action of a play. */
export function action(type: 'bet' | 'win', amount: number, txId = newId(type)) {
  return { type, tx_id: txId, amount, kind: 'normal' as const };
}

/** So many at once, each with its number. */
export function together<T>(count: number, one: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => one(at)));
}

/** How often each code was answered. */
export function tally(replies: readonly { code: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { code } of replies) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
