import { scaled } from './figures.ts';
import type { GameState } from './game-state.ts';
import type { StudioSession } from './studio-client.ts';
import type { Texts } from './texts.ts';

/** Multiples of a stake as people read them. */
export interface Amounts {
  /** The stake that the next round takes, as the server writes it. */
  stake(): string;
  /** So many hundredths of the stake of the next round. */
  next(hundredths: number): string;
  /** So many hundredths of the stake of the round that is being told. */
  told(hundredths: number): string;
}

export function createAmounts(session: StudioSession, texts: Texts, state: GameState): Amounts {
  const stake = () => session.stakes[state.stakeIndex] ?? session.defaultStake;
  const text = (of: string, hundredths: number) =>
    texts.money(scaled(of, session.currency, hundredths));
  return {
    stake,
    next: (hundredths) => text(stake(), hundredths),
    told: (hundredths) => text(state.told.stake, hundredths),
  };
}
