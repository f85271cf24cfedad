import { createRegistry, verifyRound } from '@arara/game-kit';
import type { GameRegistry, Verdict } from '@arara/game-kit';
import { BOMB, defineSlot } from '@arara/slots';
import type { SlotTitle } from '@arara/slots';
import { loadTitle } from '@arara/slots/view/titles';
import { tellBook } from './story.ts';
import type { StoryLine } from './story.ts';

export interface CheckedRound {
  readonly verdict: Verdict;
  /** The round as the seeds give it; empty where it could not be played. */
  readonly story: readonly StoryLine[];
  /** The message of a symbol's name, by its id in the game's maths. */
  readonly symbolNames: Readonly<Record<string, string>>;
  /** The values of symbols that multiply, by their ids. */
  readonly symbolValues: Readonly<Record<string, number>>;
}

/** Plays a published round again on this device, with the code that dealt it. */
export async function checkRound(round: unknown): Promise<CheckedRound> {
  const { gameCode, gameVersion } = (round ?? {}) as { gameCode?: string; gameVersion?: string };
  const title = gameCode === undefined ? null : await loadTitle(gameCode, gameVersion);
  const verdict = verifyRound(round, await familyOf(title));
  const faces = Object.fromEntries(title?.symbols.map(({ id, name }) => [id, name]) ?? []);
  const bombs = title?.maths.model === 'anywhere' ? title.maths.bombs : {};
  const bombNames = Object.keys(bombs).map((id) => [id, faces[BOMB] ?? BOMB]);
  return {
    verdict,
    story: verdict.book === null ? [] : tellBook(verdict.book),
    symbolNames: { ...faces, ...Object.fromEntries(bombNames) },
    symbolValues: bombs,
  };
}

/** The slot alone where a round is one's; the originals come with their first round. */
async function familyOf(title: SlotTitle | null): Promise<GameRegistry> {
  if (title !== null) return createRegistry([defineSlot(title)]);
  const { originals } = await import('@arara/originals');
  return originals;
}
