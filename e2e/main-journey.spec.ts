import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, turnTo } from './journey.ts';
import {
  askForPix,
  balance,
  openSlot,
  payByPix,
  person,
  register,
  seeDepositArrive,
  spinOnce,
  withdraw,
} from './steps.ts';

// The main job, from the first page to the money back in the bank.

/** The lines of the record that is shown, as the file for spreadsheets has them. */
async function downloadLines(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
}

/** An amount that is not meant goes at one press, and the field waits for another. */
async function clearAmount(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await amount.fill('35');
  await page.getByRole('button', { name: 'Apagar o valor' }).click();
  await expect(amount).toHaveValue('');
  await expect(amount).toBeFocused();
}

/** The bars of profit and loss say the day that is chosen; the keys of a slider choose another. */
async function chooseBars(page: Page): Promise<void> {
  const bars = page.getByRole('slider', { name: 'Resultado por dia' });
  await expect(bars).toHaveAttribute('aria-valuetext', /: .*R\$/);
  const last = await bars.getAttribute('aria-valuetext');
  await bars.press('ArrowLeft');
  await expect(bars).not.toHaveAttribute('aria-valuetext', last ?? '');
}

/** The first game of a member: the client seed is this browser's, made after it has seen the promise. */
async function openFirstSlot(page: Page) {
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/studio/v1/sessions'));
  const answered = page.waitForRequest((asked) => asked.url().endsWith('/studio/v1/seeds'));
  const slot = await openSlot(page);
  const { value: session } = await (await opened).json();
  expect(session.seeds.clientSeed).toBeNull();
  const { promise, clientSeed } = (await answered).postDataJSON();
  expect(promise).toBe(session.seeds.asks.promise);
  return { slot, clientSeed: String(clientSeed) };
}

/** Changes the seeds beside the check of a round: it can be proved then, and no number is missing. */
async function revealSeeds(page: Page, clientSeed: string, rounds: number): Promise<void> {
  await expect(page.getByText('Esta rodada ainda usa uma semente em segredo')).toBeVisible();
  await expect(page.getByText(clientSeed).first()).toBeVisible();
  await page.getByRole('button', { name: 'Trocar e revelar as atuais' }).click();
  await expect(page.getByText('A rodada confere: é o que as sementes dão.')).toBeVisible();
  await expect(page.getByText('A promessa feita antes nomeia esta semente')).toBeVisible();
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over), 'a promise is one long word').toBeLessThanOrEqual(0);
  const revealed = page.locator('details').filter({ hasText: clientSeed }).first();
  await revealed.locator('summary').first().click();
  await revealed.getByText('Rodadas destas sementes').click();
  const numbered = revealed.getByRole('link', { name: /Conferir a rodada/ });
  await expect(numbered).toHaveCount(rounds);
  await expect(numbered.last()).toHaveAccessibleName('Conferir a rodada 0');
}

test('register, deposit by Pix, play a slot, see every centavo, verify, withdraw', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await register(page, person('Joana', '390533447'));
  await page.getByRole('button', { name: 'Depositar com Pix' }).click();
  await clearAmount(page);
  await askForPix(page, '100');
  await payByPix(page);
  await seeDepositArrive(page);
  await expect(balance(page)).toHaveText(/100,00/);

  const { slot, clientSeed } = await openFirstSlot(page);
  for (let round = 0; round < 3; round += 1) await spinOnce(slot);

  // From the betting record to the round, to the entry of the ledger that took its stake.
  await page.goto('/account/bets');
  // One kind of game, and all its lines as a file.
  const played = page.getByRole('link', { name: /Ouro da Mata/ }).first();
  await page.getByRole('combobox', { name: 'Tipo de jogo' }).selectOption('INHOUSE');
  await expect(page.getByText('Nenhuma rodada aqui')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tipo de jogo' }).selectOption('RNG');
  await expect(played).toBeVisible();
  const lines = await downloadLines(page);
  expect(lines).toHaveLength(1 + 3);
  expect(lines[0]).toMatch(/"Jogo";"Estúdio";"Situação";"Aposta";"Prêmio";"Resultado"/);
  expect(lines[1]).toMatch(/^"#\d+";.*;"Ouro da Mata";.*;"-?\d+,\d\d";"BRL"$/);
  await page
    .getByRole('link', { name: /Ouro da Mata/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'O que mexeu no seu saldo' })).toBeVisible();
  const roundUrl = page.url();
  await page
    .getByRole('link', { name: /Aposta/ })
    .first()
    .click();
  await expect(page.getByText('Seu saldo', { exact: true })).toBeVisible();
  await expect(page.getByText('Estúdio do jogo', { exact: true })).toBeVisible();
  await expect(page.getByText(/lacrado/i)).toBeVisible();
  await page.getByRole('link', { name: 'Ver a rodada' }).click();
  await expect(page).toHaveURL(roundUrl);

  // Its proof: secret while the seeds are in use, checked on this device once they are revealed.
  await page.getByRole('link', { name: 'Conferir o resultado' }).click();
  await revealSeeds(page, clientSeed, 3);

  await page.goto('/account/record');
  await expect(page.getByText(/100,00/).first()).toBeVisible();
  expect((await downloadLines(page)).at(-1)).toMatch(/;"Depósito Pix";.*;"100,00";"100,00";"BRL"$/);

  // Past play counts for the rank, and the result of the day is told by day and studio.
  await turnTo(page, '/account/rank');
  await expect(page.getByRole('main').getByText('Ninho').first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Caminho até Pena' })).toBeVisible();
  await expect(page.getByText(/Apostado até agora:\s*R\$\s3,00/)).toBeVisible();
  await turnTo(page, '/account/profit');
  const shown = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(shown('Dia a dia').first()).toContainText('3,00');
  await chooseBars(page);
  await expect(shown('Por estúdio e tipo de jogo').first()).toContainText('Mata Studio');
  await withdraw(page, '20,00');
});
