import { verifyRound } from '@arara/game-kit';
import type { Verdict } from '@arara/game-kit';
import { findTitle, slots } from '@arara/slots';
import { tellBook } from './story.ts';
import type { StoryLine } from './story.ts';

export interface CheckedRound {
  readonly verdict: Verdict;
  /** The round as the seeds give it; empty where it could not be played. */
  readonly story: readonly StoryLine[];
  /** The message of a symbol's name, by its id in the game's maths. */
  readonly symbolNames: Readonly<Record<string, string>>;
}

/** Plays a published round again on this device, with the code that dealt it. */
export function checkRound(round: unknown): CheckedRound {
  const verdict = verifyRound(round, slots);
  const { gameCode, gameVersion } = round as { gameCode?: string; gameVersion?: string };
  const title = gameCode === undefined ? null : findTitle(gameCode, gameVersion);
  return {
    verdict,
    story: verdict.book === null ? [] : tellBook(verdict.book),
    symbolNames: Object.fromEntries(title?.symbols.map(({ id, name }) => [id, name]) ?? []),
  };
}
