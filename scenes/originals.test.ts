import { resize } from '../e2e/inspect.ts';
import { playRoundCall } from '@arara/contract';
import type { InstantGame } from '@arara/game-kit';
import { originalTitles } from '@arara/originals';
import type { FrameLocator, Page } from '@playwright/test';
import { comeToRest, fits, great } from './base/great-button.ts';
import { openOriginal, seeStage } from './base/originals.ts';
import type { DealtGame } from './base/originals.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// Every original in its frame, which is loaded once for each: it can be played by everybody, loses, is refused, loses
// its line, wins, and leads to its proof.

/** The acts before the first round, of games that ask for a choice. */
const firstActs: Readonly<Record<string, (frame: FrameLocator) => Promise<void>>> = {
  keno: (frame) => frame.getByRole('button', { name: 'Sortear' }).click(),
  roulette: async (frame) => {
    for (const spot of ['Vermelho, paga', 'Direto 17, paga']) {
      await frame.getByRole('button', { name: spot }).press('Enter');
    }
  },
  'dragon-tiger': async (frame) => {
    for (const spot of ['Jacaré 2×', 'Empate 12×']) {
      await frame.getByRole('button', { name: spot }).press('Enter');
    }
  },
  baccarat: async (frame) => {
    for (const spot of ['Jogador 2×', 'Banca 1,95×', 'Banca 1,95×']) {
      await frame.getByRole('button', { name: spot }).click();
    }
  },
};

/** Titles that differ from one of the others by data alone: they are seen, and played once. */
const sisters: ReadonlySet<string> = new Set(['raspa-da-mata', 'raspa-carnaval']);

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

const games = originalTitles.map(({ game }) => game).filter((game) => game.shape === 'instant');

const won = (frame: FrameLocator) => frame.locator('.win strong');
const told = (frame: FrameLocator) => frame.locator('.history li');

async function begin({ code }: InstantGame, frame: FrameLocator): Promise<void> {
  await expect(great(frame)).toHaveAttribute('aria-label', 'Jogar');
  await firstActs[code]?.(frame);
}

async function loseWithoutJoy({ frame, deal }: DealtGame): Promise<void> {
  deal('loss');
  await great(frame).click();
  await comeToRest(frame);
  await expect(told(frame)).toHaveCount(1);
  await expect(frame.locator('.show')).toBeHidden();
  await expect(frame.locator('.history .gain')).toHaveCount(0);
}

/** A refusal is told, and the choices stay as they were in the round before. */
async function beRefused({ frame }: DealtGame, scene: Scene): Promise<void> {
  scene.refuse(playRoundCall, 'stake.insufficient');
  await great(frame).click();
  const refusal = frame.getByRole('alertdialog');
  await expect(refusal).toContainText('A rodada não aconteceu');
  await refusal.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(great(frame)).toHaveAttribute('aria-label', 'Jogar');
  const [lost, refused, ...others] = scene.calls(playRoundCall).map(({ body }) => body.choices);
  expect(refused).toEqual(lost);
  expect(others).toEqual([]);
}

/** A round whose line breaks waits, and is asked for again by itself: the studio hears of one. */
async function loseTheLine({ frame, deal }: DealtGame, scene: Scene): Promise<void> {
  deal('loss');
  const before = scene.calls(playRoundCall).length;
  await scene.context.setOffline(true);
  await great(frame).click();
  await expect(frame.getByText('Aguardando o servidor')).toBeVisible();
  await scene.context.setOffline(false);
  await comeToRest(frame);
  await expect(told(frame)).toHaveCount(2);
  expect(scene.calls(playRoundCall)).toHaveLength(before + 1);
}

/** The keyboard plays a round at another stake, and the sheet of the rules lists its keys. */
async function playByKeys(page: Page, { frame }: DealtGame, scene: Scene): Promise<void> {
  await frame.locator('#game').focus();
  await page.keyboard.press('ArrowUp');
  await expect(frame.locator('.stake strong')).toHaveText('2,00');
  await page.keyboard.press('Space');
  await comeToRest(frame);
  await expect(told(frame)).toHaveCount(3);
  expect(scene.calls(playRoundCall).at(-1)?.body).toMatchObject({ stake: '2.00' });
  await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
  await expect(frame.getByRole('heading', { name: 'No teclado' })).toBeAttached();
  await expect(frame.locator('kbd').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(frame.locator('dialog[open]')).toHaveCount(0);
}

/** Nothing of a win is told before its book has come. */
async function win({ frame, deal }: DealtGame, scene: Scene): Promise<void> {
  deal('win');
  const answer = scene.hold(playRoundCall);
  const before = scene.calls(playRoundCall).length;
  await great(frame).click();
  await expect.poll(() => scene.calls(playRoundCall).length).toBe(before + 1);
  await expect(won(frame)).toBeEmpty();
  await expect(told(frame)).toHaveCount(3);
  answer();
  await comeToRest(frame);
  await expect(won(frame)).not.toBeEmpty();
  await expect(frame.locator('.win')).toHaveClass(/gain/);
}

/** The proof of the last round is two taps away. */
async function seeProof(page: Page, { frame }: DealtGame): Promise<void> {
  await frame.locator('.history button').first().click();
  await frame.getByRole('button', { name: 'Verificar a rodada' }).click();
  await expect(page).toHaveURL(/\/fairness\?round=round-0004$/);
}

for (const game of games) {
  test(`${game.code} can be played by everybody, tells what its book says, and leads to the proof`, async ({
    page,
    scene,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize(narrow);
    const dealt = await openOriginal(page, scene, game);
    await begin(game, dealt.frame);
    await fits(dealt);
    await resize(page, phone);
    await seeStage(dealt.frame);

    await loseWithoutJoy(dealt);
    if (sisters.has(game.code)) return expect(faults).toEqual([]);
    await beRefused(dealt, scene);
    await loseTheLine(dealt, scene);
    await playByKeys(page, dealt, scene);
    await win(dealt, scene);
    await seeProof(page, dealt);
    expect(faults).toEqual([]);
  });
}
