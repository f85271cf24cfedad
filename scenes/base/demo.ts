import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  Call,
  Game,
  GameType,
  ListedLottery,
  LoginValue,
  LotteryGame,
  StartData,
  ValueOf,
} from '@arara/contract';

/** The answers of the demo's own program: scenes begin with the site that visitors of the demo meet. */
export interface Demo {
  /** The start data of the home page, in Portuguese. */
  readonly start: StartData;
  /** The games of each category, the most played first. */
  readonly games: Readonly<Partial<Record<GameType, readonly Game[]>>>;
  readonly lotteries: readonly ListedLottery[];
  readonly lotteryGames: readonly LotteryGame[];
  /** The session that a member of the demo opens. */
  readonly session: LoginValue;
  /** Values of calls that need nothing but a visitor, or a member, by the name of the call. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The file that `setup.ts` keeps the answers in. */
export const demoFile = fileURLToPath(new URL('../../.cache/scenes/demo.json', import.meta.url));

let kept: Demo | null = null;

/** Reads the answers once for each process. Nobody may change them. */
export function readDemo(): Demo {
  kept ??= JSON.parse(readFileSync(demoFile, 'utf8')) as Demo;
  return kept;
}

/** The answer of the demo to a call that needs nothing but a visitor, or a member; stubs change parts of it. */
export function demoAnswer<C extends Call>({ name }: C): ValueOf<C> {
  const value = readDemo().answers[name];
  if (value === undefined) throw new Error(`The demo was not asked for ${name}.`);
  return structuredClone(value) as ValueOf<C>;
}
