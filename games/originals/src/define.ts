import { mathsHashOf, modeChoice, type ChoiceRules, type Hundredths } from '@arara/game-kit';

/** Whole reais: every prize is a number of hundredths, so each stake pays exactly to the centavo. */
const STAKES = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500].map((reais) => `${reais}.00`);

const MODES = [{ code: 'base', cost: 100 }];

/** No original pays more than ten thousand stakes. */
export const houseCap: Hundredths = 1_000_000;

/** The parts of a definition that differ from original to original. */
interface Identity {
  readonly code: string;
  /** The name of the rules, as `mines`; the kind is `original.mines`. */
  readonly rules: string;
  /** The version of the code that evaluates the maths; a change that alters any book raises it. */
  readonly evaluator: number;
  readonly maths: Readonly<Record<string, unknown>>;
  readonly choices: ChoiceRules;
  /** The stakes on offer; without them, those of the house. */
  readonly stakes?: readonly string[];
}

/** The fields that every original has. */
export function identityOf({ code, rules, evaluator, maths, choices, stakes = STAKES }: Identity) {
  const kind = `original.${rules}`;
  const data = { rules: kind, evaluator, maths: { ...maths, winCap: houseCap } };
  return {
    code,
    version: '1',
    kind,
    mathsHash: mathsHashOf(kind, evaluator, data.maths),
    maths: data,
    bets: { stakes, modes: MODES, payoutUnit: 1 },
    choices: { mode: modeChoice(MODES), ...choices },
    winCap: houseCap,
  };
}
