import type { Page } from '@playwright/test';
import { currentStepsCall, moveStepsCall, openStepsCall, studioRoundCall } from '@arara/contract';
import type { StepsRound, StudioRound, ValueOf } from '@arara/contract';
import { fastWords, streamOf } from '@arara/fairness';
import { allowedMoves, bookOfSteps, playSteps, readChoices, readMove } from '@arara/game-kit';
import type { Choices, Move, SoFar, StepsGame } from '@arara/game-kit';
import { applyHundredths, formatDecimal } from '@arara/money';
import type { Scene } from './play.ts';
import { placeGame, playMoney, purseAtFirst, purseOf } from './studio.ts';
import type { GameOnPage } from './studio.ts';

const hash = 'b'.repeat(64);
const tries = 6_000;

/** A round of the scene's studio: its chance, its stake and what was moved so far. */
interface Played {
  readonly nonce: number;
  readonly stake: string;
  readonly choices: Choices;
  readonly moves: readonly Move[];
}

/** The studio of a scene for a game in steps: rounds follow the game's own rules. */
export interface SteppedGame extends Pick<GameOnPage, 'frame' | 'inside'> {
  /** The next round opens where these moves, made in their order, lead to this end; the last one decides it. */
  deal(moves: readonly Move[], end: RoundEnd): void;
  /** The round as the studio has it, whichever page moved. */
  moveElsewhere(move: Move): void;
  /** Moves are made again, after they were refused. */
  answerMoves(): void;
}

/**
 * Where the moves of a round have led: it goes on; it goes on, and whoever ends it now has a gain; it paid nothing;
 * it paid what it cost; or it paid more.
 */
type RoundEnd = 'open' | 'ahead' | 'lost' | 'even' | 'won';

/** A round without its stake. */
type Dealt = Pick<Played, 'nonce' | 'choices' | 'moves'>;

/** Plays the moves of a round from its own stream. */
function stand(game: StepsGame, { nonce, choices, moves }: Dealt): SoFar {
  const stream = streamOf(fastWords(`${game.code} ${nonce}`));
  const sofar = playSteps(game, { choices, moves }, stream);
  if (sofar === null) throw new Error(`${game.code} refuses ${JSON.stringify(moves)}`);
  return sofar;
}

function isAt(end: RoundEnd, game: StepsGame, dealt: Dealt, { state, ...sofar }: SoFar): boolean {
  if (state === null) return end === endOf(sofar.payoutMultiplier ?? 0, 100 + sofar.raised);
  if (end !== 'ahead') return end === 'open';
  const ended = stand(game, { ...dealt, moves: [...dealt.moves, game.idle(state)] });
  return (ended.payoutMultiplier ?? 0) > 100 + ended.raised;
}

function endOf(paid: number, cost: number): RoundEnd | null {
  if (paid === 0) return 'lost';
  if (paid === cost) return 'even';
  return paid > cost ? 'won' : null;
}

/** The first round from a number on whose moves lead to that end. */
function findRound(
  game: StepsGame,
  choices: Choices,
  moves: readonly Move[],
  end: RoundEnd,
  from: number,
): number {
  for (let nonce = from; nonce < from + tries; nonce += 1) {
    const stream = streamOf(fastWords(`${game.code} ${nonce}`));
    const sofar = playSteps(game, { choices, moves }, stream);
    const dealt = { nonce, choices, moves };
    if (sofar !== null && isAt(end, game, dealt, sofar)) return nonce;
  }
  throw new Error(`no round of ${game.code} ends so`);
}

/** Opens a game in steps in its frame on the site; `before` is a round that its player left open. */
export async function openStepsGame(
  page: Page,
  scene: Scene,
  game: StepsGame,
  before: readonly Move[] | null = null,
): Promise<SteppedGame> {
  let wanted: readonly [readonly Move[], RoundEnd] = [[], 'open'];
  let balance = purseAtFirst;
  let round: Played | null = null;
  let number = 0;
  const keys = new Set<string>();

  function open(stake: string, choices: Choices): Played {
    number += 1;
    const nonce = findRound(game, choices, ...wanted, number * tries);
    balance -= playMoney(stake).minor;
    round = { nonce, stake, choices, moves: [] };
    return round;
  }

  function present(played: Played, told: number): ValueOf<typeof openStepsCall> {
    const sofar = stand(game, played);
    const book = bookOfSteps(sofar);
    const paid =
      book === null
        ? null
        : applyHundredths(playMoney(played.stake), book.payoutMultiplier, 'down');
    const costOf = (hundredths: number) =>
      applyHundredths(playMoney(played.stake), hundredths, 'up');
    const shown: StepsRound = {
      id: `round-${String(number).padStart(4, '0')}`,
      gameCode: game.code,
      gameVersion: game.version,
      mode: 'base',
      choices: played.choices,
      stake: played.stake,
      cost: formatDecimal(costOf(100 + sofar.raised)),
      currency: 'FUN',
      nonce: number,
      serverSeedHash: hash,
      createdAt: '2026-11-24T12:00:00.000Z',
      state: book === null ? 'OPEN' : 'SETTLED',
      moves: played.moves.length,
      view: sofar.state === null ? null : (game.viewFor(sofar.state, 0) as StepsRound['view']),
      events: sofar.events.map((event) => ({ ...event })),
      told,
      allowed:
        sofar.state === null
          ? []
          : allowedMoves(game, sofar.state).map(({ name, raises }) => ({
              name,
              cost: formatDecimal(costOf(raises)),
            })),
      payout: paid === null ? null : formatDecimal(paid),
      book: book as StepsRound['book'],
    };
    return { round: shown, ...purseOf(balance) };
  }

  function make(move: Move): void {
    if (round === null) throw new Error('no round is open');
    const stake = playMoney(round.stake);
    const { raised } = stand(game, round);
    round = { ...round, moves: [...round.moves, move] };
    const after = stand(game, round);
    balance -= applyHundredths(stake, after.raised - raised, 'up').minor;
    balance += applyHundredths(stake, after.payoutMultiplier ?? 0, 'down').minor;
  }

  const onPage = placeGame(page, scene, game);
  scene.answer(currentStepsCall, () => {
    const isOpen = round !== null && stand(game, round).state !== null;
    return round !== null && isOpen ? present(round, stand(game, round).events.length) : null;
  });
  scene.answer(studioRoundCall, () => {
    if (round === null) throw new Error('there is no round');
    const { payout, book, ...rest } = present(round, 0).round;
    if (payout === null || book === null) throw new Error('the round is open');
    return { ...rest, payout, book, seen: false } satisfies StudioRound;
  });
  scene.answer(openStepsCall, ({ body }) => {
    const read = readChoices(game.choices, { ...body.choices, mode: body.mode });
    if (!read.ok) throw new Error(`the page chose ${read.field} wrongly`);
    return present(open(body.stake, read.value), 0);
  });
  answerMoves();

  /** Moves are made, each key once. */
  function answerMoves(): void {
    scene.answer(moveStepsCall, ({ body, idempotencyKey }) => {
      if (round === null) throw new Error('no round is open');
      const read = readMove(game.moves, body);
      if (!read.ok) throw new Error(`the page chose ${read.field} wrongly`);
      const told = stand(game, { ...round, moves: round.moves.slice(0, body.number) }).events
        .length;
      if (!keys.has(String(idempotencyKey))) make(read.value);
      keys.add(String(idempotencyKey));
      return present(round, told);
    });
  }

  if (before !== null) {
    wanted = [before, 'open'];
    const read = readChoices(game.choices, {});
    if (!read.ok) throw new Error(`${game.code} asks for ${read.field}`);
    open(game.bets.stakes[1] ?? '2.00', read.value);
    for (const move of before) make(move);
  }
  await onPage.open();
  return {
    deal: (...next) => void (wanted = next),
    moveElsewhere: make,
    answerMoves,
    frame: onPage.frame,
    inside: onPage.inside,
  };
}
