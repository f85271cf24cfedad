import type { FrameLocator, Page } from '@playwright/test';
import { playRoundCall } from '@arara/contract';
import type { StudioRound, ValueOf } from '@arara/contract';
import { fastWords, streamOf } from '@arara/fairness';
import { choicesCost, costOf, readChoices } from '@arara/game-kit';
import type { Book, Choices, InstantGame } from '@arara/game-kit';
import { applyHundredths, formatDecimal } from '@arara/money';
import { expect } from '../scene.ts';
import type { Scene } from './play.ts';
import { placeGame, playMoney, purseAtFirst, purseOf } from './studio.ts';
import type { GameOnPage } from './studio.ts';
import type { Asked } from './stubs.ts';

const hash = 'a'.repeat(64);
const tries = 4_000;

/** How a round ends that the studio of a scene deals: with a gain, without one, or as it comes. */
export type Luck = 'win' | 'loss' | 'chance';

/** The studio of a scene: it deals rounds of one original by the game's own rules. */
export interface DealtGame extends Pick<GameOnPage, 'frame' | 'inside'> {
  /** The rounds from now on end so, also where they were refused before. */
  deal(luck: Luck): void;
}

function bookOf(game: InstantGame, choices: Choices, luck: Luck, from: number): Book {
  for (let n = from; n < from + tries; n += 1) {
    const book = game.play(choices, streamOf(fastWords(`${game.code} ${n}`)));
    const end = book.payoutMultiplier > choicesCost(game, choices) ? 'win' : 'loss';
    if (luck === 'chance' || luck === end) return book;
  }
  throw new Error(`no ${luck} of ${game.code}`);
}

/** Opens an original in its frame on the site; its studio is the scene's. */
export async function openOriginal(
  page: Page,
  scene: Scene,
  game: InstantGame,
): Promise<DealtGame> {
  let luck: Luck = 'win';
  let nonce = 0;
  let balance = purseAtFirst;
  const { frame, inside, open } = placeGame(page, scene, game);
  const dealRound = ({ body }: Asked<typeof playRoundCall>): ValueOf<typeof playRoundCall> => {
    const read = readChoices(game.choices, { ...body.choices, mode: body.mode });
    if (!read.ok) throw new Error(`the page chose ${read.field} wrongly`);
    nonce += 1;
    const book = bookOf(game, read.value, luck, nonce * tries);
    const stake = playMoney(body.stake);
    const payout = applyHundredths(stake, book.payoutMultiplier, 'down');
    const cost = costOf(stake, choicesCost(game, read.value));
    balance += payout.minor - cost.minor;
    const round: StudioRound = {
      id: `round-${String(nonce).padStart(4, '0')}`,
      gameCode: game.code,
      gameVersion: game.version,
      mode: 'base',
      choices: read.value,
      stake: body.stake,
      cost: formatDecimal(cost),
      payout: formatDecimal(payout),
      currency: 'FUN',
      book: book as StudioRound['book'],
      seen: false,
      createdAt: '2026-11-24T12:00:00.000Z',
      nonce,
      serverSeedHash: hash,
    };
    return { round, ...purseOf(balance) };
  };
  scene.answer(playRoundCall, dealRound);
  await open();
  return {
    deal(next) {
      luck = next;
      scene.answer(playRoundCall, dealRound);
    },
    frame,
    inside,
  };
}

/** On a phone 390 wide the stage is as wide as the screen, and the board the largest part of it. */
export async function seeStage(frame: FrameLocator): Promise<void> {
  // The board answers a screen of another size with the frame after it.
  await expect(async () => {
    const stage = await frame.locator('.stage').boundingBox();
    const board = await frame.locator('.cabinet').boundingBox();
    expect(stage?.width).toBe(390);
    expect(board?.width).toBeGreaterThan(350);
    expect(board?.height).toBeGreaterThan(844 * 0.3);
  }).toPass();
}
