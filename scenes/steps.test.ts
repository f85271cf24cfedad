import { moveStepsCall, openStepsCall } from '@arara/contract';
import type { Move } from '@arara/game-kit';
import { originalTitles } from '@arara/originals';
import { describe } from 'vitest';
import type { FrameLocator } from '@playwright/test';
import { askAxe } from '../e2e/axe.ts';
import { phone } from '../e2e/visitor.ts';
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
  /** A chosen plan of auto-play; left out where there is none. */
  plan?(frame: FrameLocator): Promise<void>;
}

const flip = (side: string): Move => ({ name: 'flip', choices: { side } });
const open = (cell: number): Move => ({ name: 'open', choices: { cell } });
const plain = (name: string): Move => ({ name, choices: {} });
const ways: Readonly<Record<string, Way>> = {
  mines: {
    moves: [open(0), open(7), open(13), open(21)],
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
    press: (frame, { name }) => frame.locator(`[data-call='${name}']`).click(),
  },
  'coin-flip': {
    opening: flip('heads'),
    moves: [flip('tails'), flip('heads'), flip('heads'), flip('tails')],
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
  .filter(({ moves }) => Object.hasOwn(moves, 'cashOut'));
const great = (frame: FrameLocator) => frame.locator('button.spin');
const isAtRest = async (frame: FrameLocator) => {
  await expect(async () => {
    const label = await great(frame).getAttribute('aria-label');
    if (label === 'Continuar') await great(frame).click();
    expect(label).toBe('Jogar');
  }).toPass({ timeout: 20_000 });
};
const isMyTurn = (frame: FrameLocator) =>
  expect(great(frame)).toHaveAttribute('aria-label', /^(Sua vez|Retirar )/);

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
    await isAtRest(frame);
    deal(all, 'open');
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
    await expect(great(frame)).toHaveAttribute('aria-label', /^Retirar /);
    expect(scene.calls(moveStepsCall)).toHaveLength(before + 1);

    const worth = await great(frame).getAttribute('aria-label');
    const make = scene.hold(moveStepsCall);
    await way.press(frame, second);
    // While a move is under way there is no other.
    await expect(great(frame)).not.toHaveAttribute('aria-label', /^Retirar /);
    make();
    await isMyTurn(frame);
    expect(scene.calls(moveStepsCall).map(({ body }) => body.number)).toEqual([
      ...all.keys().take(before + 2),
    ]);
    expect(await great(frame).getAttribute('aria-label')).not.toBe(worth);

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
    await way.press(frame, fourth);
    await isMyTurn(frame);
    await great(frame).click();
    await isAtRest(frame);
    expect(scene.calls(moveStepsCall).at(-1)?.body).toMatchObject({ name: 'cashOut' });
    await expect(frame.locator('.win')).toHaveClass(/gain/);
    await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
    await expect(frame.getByText('24 horas')).toBeAttached();
    await expect(frame.locator('kbd').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await frame.locator('.history button').first().click();
    await frame.getByRole('button', { name: 'Verificar a rodada' }).click();
    await expect(page).toHaveURL(/\/fairness\?round=round-0001$/);
    expect(faults).toEqual([]);
  });

  onSmall(
    'a round that was left open goes on, fits a narrow phone, and is lost without joy',
    async ({ page, scene }) => {
      const { frame, inside, deal } = await openStepsGame(page, scene, game, [begun]);
      await expect(great(frame)).toHaveAttribute('aria-label', /^Retirar /);
      await expect(frame.locator('.stake strong')).toHaveText('2,00');
      const room = await inside().evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        low:
          (document.querySelector('.controls')?.getBoundingClientRect().bottom ?? 0) - innerHeight,
      }));
      expect(room.wide).toBeLessThanOrEqual(0);
      expect(room.low).toBeLessThanOrEqual(1);
      expect(await askAxe(inside() as never)).toEqual([]);
      await great(frame).click();
      await isAtRest(frame);
      deal([begun], 'lost');
      await great(frame).click();
      if (opening === undefined) {
        await isMyTurn(frame);
        await way.press(frame, first);
      }
      await expect(frame.locator('.history li')).toHaveCount(2);
      await isAtRest(frame);
      await expect(frame.locator('.show')).toBeHidden();
      await expect(frame.locator('.win')).not.toHaveClass(/gain/);
      expect(await askAxe(inside() as never)).toEqual([]);
      if (way.plan === undefined) {
        await expect(frame.getByRole('button', { name: 'Jogo automático' })).toHaveCount(0);
        return;
      }
      await way.plan(frame);
      deal([begun], 'open');
      await frame.getByRole('button', { name: 'Jogo automático' }).click();
      await frame.getByRole('button', { name: /^Começar/ }).click();
      await expect(frame.locator('.history li')).toHaveCount(4, { timeout: 20_000 });
      await great(frame).click();
      await expect(frame.locator('.history .gain').first()).toBeVisible();
      const made = scene.calls(moveStepsCall).map(({ body }) => body.name);
      expect(made.slice(-2)).toEqual([begun.name, 'cashOut']);
    },
  );
});
