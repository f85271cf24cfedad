import { balanceCall, openedVietnamCall } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { faultsOf } from '../e2e/inspect.ts';
import { follow } from '../e2e/journey.ts';
import { walletOf } from './base/wallet.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// The board of the lotteries of Vietnam, whose stations draw by themselves.

const north =
  '90005|12334|80305,11111|10010,20020,30030,40040,50050,60060|2277,3333,4444,5577|' +
  '6166,7188,8199,9112,1113,2114|105,216,217|05,00,19,18';
const south =
  '012305|40005|00077|11111,22222|30001,30012,30023,30034,30045,30056,30067|0505|' +
  '1234,5678,9012|305|05';

/** The stations drew so. */
function tellResults({ answer }: Scene): void {
  const drawn = (gameCode: string, name: string, numero: string, result: string) => ({
    gameCode,
    name,
    numero,
    result,
    model: 'vn-north',
    drawnAt: Date.parse('2026-11-23T11:30:00Z'),
  });
  answer(openedVietnamCall, [
    drawn('vn-ho-chi-minh', 'TP. Hồ Chí Minh', '20261123001', south),
    drawn('vn-north', 'Vietnã Norte', '20261123001', north),
    drawn('vn-north', 'Vietnã Norte', '20261122001', north),
  ]);
}

test('the board of Vietnam shows what comes next and each result prize by prize', async ({
  page,
  scene,
}) => {
  tellResults(scene);
  // A lottery that is none of them is no choice: all are shown.
  await page.goto('/vnlottery?gameCode=nope');
  await expect(page.getByLabel('Loteria')).toHaveValue('');
  const results = page.getByRole('region', { name: 'Resultados' });
  await expect(results.getByRole('heading', { level: 3 })).toHaveText([
    '23 de nov. de 2026',
    '22 de nov. de 2026',
  ]);
  await expect(results.getByRole('listitem')).toHaveCount(3);
  expect(scene.calls(openedVietnamCall).map(({ query }) => query.count)).toEqual([100]);
  const first = results.getByRole('listitem').first();
  await expect(first).toContainText('Vietnã Norte');
  await expect(first.getByText('90005')).toBeVisible();
  await expect(first.getByRole('term')).toHaveCount(8);
  await expect(results.getByRole('listitem').nth(1).getByRole('term')).toHaveCount(9);
  expect(await askAxe(page)).toEqual([]);
  const next = page.getByRole('region', { name: 'Próximos sorteios' });
  await expect(next.getByRole('link', { name: 'Apostar: Vietnã Norte' })).toBeVisible();

  await page.getByLabel('Loteria').selectOption('TP. Hồ Chí Minh');
  await expect(page).toHaveURL(/\?gameCode=vn-ho-chi-minh$/);
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await expect(next.getByRole('listitem')).toHaveCount(1);
  await next.getByRole('link', { name: 'Apostar: TP. Hồ Chí Minh' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TP. Hồ Chí Minh');
  // It opens with one number of the special prize; a number in all places is a way beside it.
  await expect(page.getByText('Uma aposta pode ganhar até R$ 190,00.')).toBeVisible();
  await follow(page, '/lottery?gameCode=vn-ho-chi-minh&playType=vn-south.lo2');
  await expect(page.getByText('Cada aposta custa R$ 36,00: vale em 18 lugares.')).toBeVisible();
  await expect(page.getByText('Paga R$ 190,00 cada vez que sai.')).toBeVisible();
  await page.getByRole('button', { name: '07', exact: true }).click();
  await expect(page.getByRole('status').getByText('R$ 36,00')).toBeVisible();
  await expect(page.getByText('Prêmio maior ou dinheiro de volta')).toHaveCount(0);
});

test('a member sees the balance on the board, whose page has none of our bars', async ({
  page,
  scene,
}) => {
  await page.goto('/vnlottery');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Depositar' })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
  scene.answer(balanceCall, walletOf('75.00'));
  await scene.enter();
  await page.goto('/vnlottery');
  await expect(main).toContainText('SaldoR$ 75,00');
  await expect(main.getByRole('link', { name: 'Entrar' })).toHaveCount(0);
});

test('before the first draw the board says so and leads to the bets', async ({ page }) => {
  await page.goto('/vnlottery?gameCode=vn-north');
  await expect(page.getByRole('heading', { name: 'Ainda não houve sorteio' })).toBeVisible();
  await expect(page.getByLabel('Loteria')).toHaveValue('vn-north');
  await expect(page.getByRole('link', { name: 'Apostar: Vietnã Norte' })).toBeVisible();
  // A row that is pushed along makes the page no wider.
  await page.getByLabel('Loteria').selectOption('');
  await expect(page.getByRole('link', { name: 'Apostar: Gia Lai' })).toBeAttached();
  expect(await faultsOf(page, '/vnlottery')).toEqual([]);
});
