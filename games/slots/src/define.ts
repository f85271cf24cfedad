import type { RandomStream } from '@arara/fairness';
import { mathsHashOf, modeChoice, modeOf, type InstantGame, type MathsData } from '@arara/game-kit';
import { createBook } from './book/play-book.ts';
import type { SlotBook, SlotEvent } from './events.ts';
import { createFalls, isFalls } from './falls/books.ts';
import { createHold } from './hold/play-hold.ts';
import type { SlotMaths } from './maths.ts';
import { drawJackpot } from './jackpot.ts';
import { createReels } from './reels/play-reels.ts';
import { createRespin } from './respin/play-respin.ts';
import { jackpotOf } from './shape.ts';
import type { SlotTitle } from './title.ts';

/** A slot ready to play, with the title it was made from. */
export interface SlotDefinition extends InstantGame<SlotEvent> {
  readonly title: SlotTitle;
}

/**
 * Versions of the code that evaluates each model. A change that alters any book of any maths raises
 * the number and keeps the old code beside the new: rounds of the old version must replay.
 */
const EVALUATORS = {
  lines: 1,
  jackpot: 1,
  ways: 1,
  cluster: 1,
  anywhere: 1,
  variable: 1,
  respin: 1,
  book: 1,
  hold: 1,
} as const;

/** The data that a slot's maths hash covers, as canonical JSON. */
function slotMaths(maths: SlotMaths): MathsData {
  const name = rulesNameOf(maths);
  return { rules: `slot.${name}`, evaluator: EVALUATORS[name], maths: { ...maths } };
}

/** The section of the rules that a maths is played by: lines with a jackpot have one of their own. */
function rulesNameOf(maths: SlotMaths): keyof typeof EVALUATORS {
  return jackpotOf(maths) === null ? maths.model : 'jackpot';
}

/** The name for ever of a slot's maths. */
export function slotMathsHash(maths: SlotMaths): string {
  const { rules, evaluator } = slotMaths(maths);
  return mathsHashOf(rules, evaluator, maths);
}

/** Makes a title playable. */
export function defineSlot(title: SlotTitle): SlotDefinition {
  const { maths } = title;
  const mathsHash = slotMathsHash(maths);
  const playMode = createRules(maths, mathsHash);
  const jackpot = jackpotOf(maths);
  return {
    shape: 'instant',
    code: title.code,
    version: title.version,
    kind: `slot.${rulesNameOf(maths)}`,
    mathsHash,
    maths: slotMaths(maths),
    bets: { stakes: title.stakes, modes: maths.modes, payoutUnit: maths.payoutUnit },
    choices: { mode: modeChoice(maths.modes) },
    winCap: maths.winCap,
    ...(jackpot === null ? {} : { jackpot }),
    title,
    play: (choices, random) => {
      const mode = modeOf(choices);
      if (!maths.modes.some((each) => each.code === mode)) throw new RangeError(`no mode ${mode}`);
      const book = playMode(mode, random);
      return jackpot === null ? book : drawJackpot(jackpot, book, random);
    },
  };
}

function createRules(
  maths: SlotMaths,
  mathsHash: string,
): (mode: string, random: RandomStream) => SlotBook {
  if (isFalls(maths)) return createFalls(maths, mathsHash);
  if (maths.model === 'book') return createBook(maths);
  if (maths.model === 'hold') return createHold(maths);
  return maths.model === 'respin' ? createRespin(maths) : createReels(maths);
}
