import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@arara/client';
import type { Answer } from '@arara/client';
import type { Chances } from './chance.ts';
import type { OpenGame } from './open-game.ts';

/** The money of a player after a turn. */
export interface Turn {
  readonly balance: string;
}

type Choices = Readonly<Record<string, string | number>>;

const kenoNumbers = 40;
const mineCells = 25;
const stepsMost = 3;

/** The choices of a round that is over at once, by the code of its game; a slot has none. */
const choicesOf: Readonly<Record<string, (chances: Chances) => Choices>> = {
  dice: ({ of }) => ({ side: of(['over', 'under']), target: of([3_000, 5_000, 6_500]) }),
  limbo: ({ of }) => ({ target: of([150, 200, 200, 300, 1_000]) }),
  plinko: ({ of }) => ({ rows: of([8, 12, 16]) }),
  keno: ({ some, between }) => ({ picks: some(between(2, 8), 1, kenoNumbers).join(' ') }),
  roulette: ({ of }) => ({ bets: `${of(['red', 'black', 'odd', 'even', '7', '17'])}:1` }),
  'dragon-tiger': ({ of }) => ({ bets: `${of(['dragon', 'tiger'])}:1` }),
};

/** Plays one round of a game that is open, with choices that chance makes; crash waits for its flight. */
export async function playTurn(
  game: OpenGame,
  stake: string,
  chances: Chances,
  signal?: AbortSignal,
): Promise<Turn> {
  const { code } = game.card;
  if (code === 'crash') return fly(game, stake, chances, signal);
  if (code === 'mines' || code === 'coin-flip') return playSteps(game, stake, chances);
  const choices = choicesOf[code]?.(chances);
  return game.api('playRound', { body: { stake, choices }, idempotencyKey: randomUUID() });
}

/** A few moves, then the prize is taken; a round that was left open before goes on. */
async function playSteps({ api, card }: OpenGame, stake: string, chances: Chances): Promise<Turn> {
  let at: Answer<'openSteps'> | null = await api('currentSteps', {});
  at ??= await api('openSteps', { body: { stake }, idempotencyKey: randomUUID() });
  const moves = chances.between(1, stepsMost);
  const cells = chances.some(moves, 0, mineCells - 1);
  for (let made = 0; at.round.state === 'OPEN'; made += 1) {
    const goesOn: boolean = made < moves && at.round.moves === made;
    at = await api('moveSteps', {
      params: { id: at.round.id },
      body: {
        number: at.round.moves,
        ...(goesOn ? moveOf(card.code, cells[made] ?? 0, chances) : cashOut),
      },
      idempotencyKey: randomUUID(),
    });
  }
  return at;
}

const cashOut = { name: 'cashOut' };

const moveOf = (code: string, cell: number, { of }: Chances) =>
  code === 'mines'
    ? { name: 'open', choices: { cell } }
    : { name: 'flip', choices: { side: of(['heads', 'tails']) } };

/** The stakes of a table stay open for some seconds; a page asks about as often as this. */
const lookMs = 2_000;
const looksMost = 60;
/** A seat is not taken in the last moment. */
const closingMs = 1_000;

/** Takes a seat with an automatic cash-out at the next flight and waits for its end. */
async function fly(
  { api }: OpenGame,
  stake: string,
  chances: Chances,
  signal?: AbortSignal,
): Promise<Turn> {
  const auto = chances.of([120, 150, 150, 200, 200, 300, 500, 1_000]);
  let seat: string | null = null;
  let seen = await api('table', {});
  for (let look = 0; look < looksMost; look += 1) {
    const { table } = seen;
    if (table !== null && table.phase === 'OPEN' && (table.closesInMs ?? 0) > closingMs) {
      seat ??= await takeSeat(api, stake, auto, table.id);
    } else if (seat !== null && (table === null || table.id !== seat || table.phase === 'DONE')) {
      return seen;
    }
    await sleep(lookMs, undefined, { signal });
    seen = await api('table', {});
  }
  return seen;
}

/** The round that the seat is in; null where the stakes had just closed. */
async function takeSeat(
  api: OpenGame['api'],
  stake: string,
  auto: number,
  round: string,
): Promise<string | null> {
  try {
    const body = { stake, choices: { auto } };
    await api('takeSeat', { body, idempotencyKey: randomUUID() });
    return round;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'table.closed') return null;
    throw error;
  }
}
