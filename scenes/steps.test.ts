import { moveStepsCall, openStepsCall } from '@arara/contract';
import type { Move } from '@arara/game-kit';
import { originalTitles } from '@arara/originals';
import { describe } from 'vitest';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { phone } from '../e2e/visitor.ts';
import { comeToRest, fits, great } from './base/great-button.ts';
import { openStepsGame } from './base/steps.ts';
import { expect, test as onPhone } from './scene.ts';

// Every original in several steps: a round from its stake to its end, what may go wrong in the middle, and a round
// that was left open.

const test = onPhone.extend({ device: { ...phone, reducedMotion: 'reduce' } });
const onSmall = test.extend({
  device: { ...phone, reducedMotion: 'reduce', viewport: { width: 320, height: 640 } },
});

/** How a game is played here: moves that go well, and where the finger goes for one of them. */
interface Way {
  /** The move that the great button makes with the stake; left out where there is none. */
  readonly opening?: Move;
  readonly moves: readonly [Move, Move, Move, Move];
  press(frame: FrameLocator, move: Move): Promise<void>;
  /** The move that takes what the round is worth. */
  readonly last: string;
  /** A chosen plan of auto-play; left out where there is none. */
  plan?(frame: FrameLocator): Promise<void>;
  /** A move with a price: the moves before it, and the words that tell the price. */
  readonly dear?: {
    readonly before: readonly Move[];
    readonly move: Move;
    told(frame: FrameLocator): Locator;
  };
}

const flip = (side: string): Move => ({ name: 'flip', choices: { side } });
const open = (cell: number): Move => ({ name: 'open', choices: { cell } });
const plain = (name: string): Move => ({ name, choices: {} });
const ways: Readonly<Record<string, Way>> = {
  mines: {
    moves: [open(0), open(7), open(13), open(21)],
    last: 'cashOut',
    press: (frame, { choices }) => frame.locator('.mine-cell').nth(Number(choices['cell'])).click(),
    // A tap that comes right behind the end of a round marks nothing.
    plan: (frame) =>
      expect(async () => {
        const tile = frame.locator('.mine-cell').nth(0);
        await tile.click();
        expect(await tile.getAttribute('aria-pressed')).toBe('true');
      }).toPass(),
  },
  hilo: {
    moves: [plain('higher'), plain('lower'), plain('skip'), plain('higher')],
    last: 'cashOut',
    press: (frame, { name }) => frame.locator(`[data-call='${name}']`).click(),
  },
  'video-bingo': {
    opening: plain('draw'),
    moves: [plain('extra'), plain('extra'), plain('extra'), plain('extra')],
    last: 'stop',
    press: (frame, { name }) => frame.locator(`[data-call='${name}']`).click(),
    // It buys no extra ball unless it is told to.
    plan: async () => {},
    dear: {
      before: [plain('draw')],
      move: plain('extra'),
      told: (frame) => frame.locator("[data-call='extra'] small"),
    },
  },
  'coin-flip': {
    opening: flip('heads'),
    moves: [flip('tails'), flip('heads'), flip('heads'), flip('tails')],
    last: 'cashOut',
    press: (frame, { choices }) => frame.locator(`[data-call='${choices['side']}']`).click(),
    async plan(frame) {
      const less = frame.getByRole('button', { name: 'Menos acertos' });
      await less.click();
      await less.click();
    },
  },
};

/** Cards that are played to an end of their own are in `cards.test.ts`. */
const games = originalTitles
  .map(({ game }) => game)
  .filter((game) => game.shape === 'steps')
  .filter(({ code }) => Object.hasOwn(ways, code));
const isMyTurn = (frame: FrameLocator) =>
  expect(great(frame)).toHaveAttribute('aria-label', /^(Sua vez|Retirar |Encerrar )/);
/** The round waits, and one press ends it. */
const waits = /^(Retirar |Encerrar )/;
/** The worth of a round and its cost: a move changes one of them. */
const figuresOf = async (frame: FrameLocator) =>
  `${await great(frame).getAttribute('aria-label')} ${await frame.locator('.stake strong').textContent()}`;

/** The rules say how a round ends that is left alone, and name the keys. */
async function readRules(page: Page, frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
  await expect(frame.getByText('24 horas')).toBeAttached();
  await expect(frame.locator('kbd').first()).toBeAttached();
  await page.keyboard.press('Escape');
}

describe.each(games.map((game) => [game.code, game] as const))('%s', (code, game) => {
  const way = ways[code];
  if (way === undefined) throw new Error(`nobody knows how to play ${code}`);
  const { opening } = way;
  const [first, second, third, fourth] = way.moves;
  const all = opening === undefined ? way.moves : [opening, ...way.moves];
  const before = all.length - way.moves.length;
  const begun = opening ?? first;

  test('a round goes from its stake to what it is worth, whatever happens to a move on the way', async ({
    page,
    scene,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { frame, deal, moveElsewhere, answerMoves } = await openStepsGame(page, scene, game);
    await comeToRest(frame);
    deal(all, 'ahead');
    await frame.locator('#game').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await isMyTurn(frame);
    expect(scene.calls(openStepsCall).map(({ body }) => body.stake)).toEqual(['2.00']);

    await expect.poll(() => scene.calls(moveStepsCall).length).toBe(before);
    await isMyTurn(frame);
    await page.context().setOffline(true);
    await way.press(frame, first);
    await expect(frame.getByText('Aguardando o servidor')).toBeVisible();
    await page.context().setOffline(false);
    await expect(great(frame)).toHaveAttribute('aria-label', waits);
    expect(scene.calls(moveStepsCall)).toHaveLength(before + 1);

    const figures = await figuresOf(frame);
    const make = scene.hold(moveStepsCall);
    await way.press(frame, second);
    // While a move is under way there is no other.
    await expect(great(frame)).not.toHaveAttribute('aria-label', waits);
    make();
    await isMyTurn(frame);
    expect(scene.calls(moveStepsCall).map(({ body }) => body.number)).toEqual([
      ...all.keys().take(before + 2),
    ]);
    expect(await figuresOf(frame)).not.toBe(figures);

    // Another window was first.
    moveElsewhere(third);
    scene.refuse(moveStepsCall, 'round.moved');
    await way.press(frame, fourth);
    await expect(frame.locator('.ribbon')).toContainText('já andou em outra tela');
    await isMyTurn(frame);
    scene.refuse(moveStepsCall, 'move.refused');
    await way.press(frame, fourth);
    await expect(frame.locator('.ribbon')).toContainText('não é possível agora');
    await isMyTurn(frame);
    expect(scene.calls(moveStepsCall).at(-1)?.body.number).toBe(before + 3);
    scene.refuse(moveStepsCall, 'system.maintenance');
    await way.press(frame, fourth);
    await expect(frame.getByRole('alertdialog')).toContainText('A rodada continua aberta');
    await page.keyboard.press('Escape');

    // One press takes what the round is worth; its proof is two taps away.
    answerMoves();
    const asked = scene.calls(moveStepsCall).length;
    await way.press(frame, fourth);
    await expect.poll(() => scene.calls(moveStepsCall).length).toBe(asked + 1);
    await isMyTurn(frame);
    await great(frame).click();
    await comeToRest(frame);
    expect(scene.calls(moveStepsCall).at(-1)?.body).toMatchObject({ name: way.last });
    await expect(frame.locator('.win')).toHaveClass(/gain/);
    await readRules(page, frame);
    await frame.locator('.history button').first().click();
    await frame.getByRole('button', { name: 'Verificar a rodada' }).click();
    await expect(page).toHaveURL(/\/fairness\?round=round-0001$/);
    expect(faults).toEqual([]);
  });

  onSmall(
    'a round that was left open goes on, fits a narrow phone, and is lost without joy',
    async ({ page, scene }) => {
      const opened = await openStepsGame(page, scene, game, [begun]);
      const { frame, deal } = opened;
      await expect(great(frame)).toHaveAttribute('aria-label', waits);
      await expect(frame.locator('.stake strong')).toHaveText('2,00');
      await fits(opened);
      await great(frame).click();
      await comeToRest(frame);
      deal([begun], 'lost');
      await great(frame).click();
      if (opening === undefined) {
        await isMyTurn(frame);
        await way.press(frame, first);
      }
      await expect(frame.locator('.history li')).toHaveCount(2);
      await comeToRest(frame);
      await expect(frame.locator('.show')).toBeHidden();
      await expect(frame.locator('.win')).not.toHaveClass(/gain/);
      await fits(opened);
      if (way.plan === undefined) {
        await expect(frame.getByRole('button', { name: 'Jogo automático' })).toHaveCount(0);
        return;
      }
      await way.plan(frame);
      deal([begun], 'ahead');
      await frame.getByRole('button', { name: 'Jogo automático' }).click();
      await frame.getByRole('button', { name: /^Começar/ }).click();
      await expect(frame.locator('.history li')).toHaveCount(4, { timeout: 20_000 });
      await great(frame).click();
      await expect(frame.locator('.history .gain').first()).toBeVisible();
      const made = scene.calls(moveStepsCall).map(({ body }) => body.name);
      expect(made.slice(-2)).toEqual([begun.name, way.last]);
    },
  );

  const { dear } = way;
  if (dear === undefined) return;
  test('a price is told before its move, taken once, and kept out where it is refused', async ({
    page,
    scene,
  }) => {
    const { frame, deal, answerMoves } = await openStepsGame(page, scene, game);
    const cost = frame.locator('.stake strong');
    await comeToRest(frame);
    deal([...dear.before, dear.move], 'open');
    await great(frame).click();
    await isMyTurn(frame);
    for (const move of dear.before.slice(before)) {
      await way.press(frame, move);
      await isMyTurn(frame);
    }
    const stake = (await cost.textContent()) ?? '';
    await expect(dear.told(frame)).toContainText(/[1-9]/);
    for (const [code, wayOut] of [
      ['stake.insufficient', 'Fechar'],
      ['limit.reached', 'Ver meus limites'],
    ] as const) {
      scene.refuse(moveStepsCall, code);
      await way.press(frame, dear.move);
      const sheet = frame.getByRole('alertdialog');
      await expect(sheet).toContainText('A rodada continua aberta');
      await expect(sheet.getByRole('button', { name: wayOut }).last()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cost).toHaveText(stake);
      await isMyTurn(frame);
    }

    answerMoves();
    const asked = scene.calls(moveStepsCall).length;
    await way.press(frame, dear.move);
    await expect(cost).not.toHaveText(stake);
    await isMyTurn(frame);
    expect(scene.calls(moveStepsCall)).toHaveLength(asked + 1);
    const spent = (await cost.textContent()) ?? '';
    await page.reload();
    await isMyTurn(frame);
    await expect(cost).toHaveText(spent);
  });
});
