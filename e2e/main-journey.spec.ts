import { expect, test } from '@playwright/test';
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

test('register, deposit by Pix, play a slot, see every centavo, verify, withdraw', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await register(page, person('Joana', '390533447'));
  await page.getByRole('button', { name: 'Depositar com Pix' }).click();
  await askForPix(page, '100');
  await payByPix(page);
  await seeDepositArrive(page);
  await expect(balance(page)).toHaveText(/100,00/);

  const slot = await openSlot(page);
  for (let round = 0; round < 3; round += 1) await spinOnce(slot);

  // From the betting record to the round, to the entry of the ledger that took its stake.
  await page.goto('/account/bets');
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
  await expect(page.getByText('Esta rodada ainda usa uma semente em segredo')).toBeVisible();
  await page.getByRole('button', { name: 'Trocar e revelar as atuais' }).click();
  await expect(page.getByText('A rodada confere: é o que as sementes dão.')).toBeVisible();

  await page.goto('/account/record');
  await expect(page.getByText(/100,00/).first()).toBeVisible();
  await withdraw(page, '20,00');
});
