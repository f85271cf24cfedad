import { numerosNearCall, placeTicketCall } from '@arara/contract';
import type { Page } from '@playwright/test';
import { faultsOf, resize } from '../e2e/inspect.ts';
import { follow, turnTo } from '../e2e/journey.ts';
import { openSlip, options, slip, slipBar } from '../e2e/slip.ts';
import { issueOnSale } from './base/issues.ts';
import { expect, test } from './scene.ts';

// On a phone what is marked, what it costs and the way to pay stand under the thumb.

const threeDigits = '/lottery?gameCode=ssc-5m&playType=ssc.back3.direct';

/** Marks digits in a row of the pads. */
async function markIn(page: Page, row: string, digits: readonly string[]): Promise<void> {
  const pad = page.getByRole('group', { name: new RegExp(`^${row}`) });
  for (const name of digits) await pad.getByRole('button', { name, exact: true }).click();
}

/** Where the way to pay stands in the window, and the pads below each other. */
async function placesOf(page: Page): Promise<unknown> {
  // The play type's own panel: the statistics below bring a second one when they are near.
  const pads = await page.getByRole('tabpanel', { name: 'Três do fim' }).evaluate((panel) => {
    const own = [...panel.querySelectorAll<HTMLElement>('fieldset')];
    const [first] = own;
    return own.map((pad) => [pad.offsetTop - (first?.offsetTop ?? 0), pad.offsetHeight]);
  });
  return { go: await slipBar(page).getByRole('button').last().boundingBox(), pads };
}

/** A desk has the slip beside the pads, and no bar. */
const phones = [
  [{ width: 390, height: 844 }, 'dark', 'all'],
  [{ width: 390, height: 844 }, 'light', 'colours'],
  [{ width: 320, height: 640 }, 'light', 'all'],
] as const;

test('the bar counts what is marked, and nothing moves while it does', async ({ page }) => {
  await page.goto(threeDigits);
  const bar = slipBar(page);
  await expect(bar).toContainText('nada marcado ainda');
  await expect(bar.getByRole('button', { name: 'Apostar' })).toBeDisabled();
  const places = await placesOf(page);
  await markIn(page, 'Centena', ['1', '3']);
  await expect(bar).toContainText('faltam números');
  await markIn(page, 'Dezena', ['0', '4']);
  await markIn(page, 'Unidade', ['9']);
  await expect(bar).toContainText('4 apostasde R$ 2,00');
  await expect(bar).toContainText('TotalR$ 8,00');
  await expect(bar).toContainText('Ganho possívelR$ 1.920,00');
  await bar.getByRole('button', { name: 'Mais' }).click();
  await expect(bar).toContainText('TotalR$ 16,00');
  await expect(bar).toContainText('Ganho possívelR$ 3.840,00');
  // Said once the marks have come to rest, not at each of them.
  await expect(bar.getByRole('status')).toHaveText('4 apostas, total R$ 16,00');
  expect(await placesOf(page)).toEqual(places);
});

test('on the smallest phone numbers are in sight at once, whatever was drawn last, and so is the first mark', async ({
  page,
  scene,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const twenty = Array.from({ length: 20 }, (_, at) => String(at * 4 + 1).padStart(2, '0'));
  const results: Record<string, string> = {
    'vn-north': '90005|12334|80305,11111|12345,23456,34567,45678,56789,67890',
    'ssc-5m': '1,2,3,4,5',
    'keno-2m': twenty.join(','),
  };
  scene.answer(numerosNearCall, ({ query }) => ({
    serverTime: Date.now(),
    current: issueOnSale(),
    next: [issueOnSale(1)],
    last: { numero: '202601010001', result: results[query.gameCode ?? ''] ?? '' },
  }));
  const bar = slipBar(page);
  const first = page.getByRole('tabpanel').locator('button[aria-pressed]').first();
  const heights = new Set<number | undefined>();
  await page.goto('/lottery');
  for (const game of Object.keys(results)) {
    await turnTo(page, `/lottery?gameCode=${game}`);
    await expect(page.getByText('Último resultado, concurso 20260101-0001')).toBeVisible();
    const panel = await page.getByRole('region', { name: 'Concurso' }).boundingBox();
    heights.add(panel?.height);
    const edge = await bar.boundingBox();
    const number = await first.boundingBox();
    expect(number?.y, game).toBeLessThan((edge?.y ?? 0) - 20);
  }
  // Its place is kept while it is on its way: no result makes it taller than another does.
  expect(heights.size).toBe(1);

  await expect(bar).toContainText('nada marcado ainda');
  await first.click();
  await expect(bar.getByRole('button', { name: /Apostar|Ver bilhete/ })).toBeEnabled();
  const foot = async (): Promise<number> => {
    const number = await first.boundingBox();
    const edge = await bar.boundingBox();
    return (edge?.y ?? 0) - ((number?.y ?? 0) + (number?.height ?? 0));
  };
  await expect.poll(foot, 'room between the number and the bar').toBeGreaterThanOrEqual(0);
});

test('unit and prizes wait behind one line: it says what they do, what is set, and forgets it', async ({
  page,
}) => {
  await page.goto(threeDigits);
  const bar = slipBar(page);
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  const unit = slip(page).getByRole('radiogroup', { name: 'Unidade' });
  const pay = (price: string) => page.getByRole('button', { name: `Entrar e pagar ${price}` });
  await expect(options(page)).toContainText(
    'Mais opçõesQuanto vale cada aposta; prêmio maior ou dinheiro de volta',
  );
  await expect(unit).toBeHidden();
  await expect(pay('R$ 2,00')).toBeInViewport();
  // By the keyboard alone.
  await options(page).focus();
  await page.keyboard.press('Enter');
  await expect(unit).toBeVisible();
  await unit.getByRole('radio', { name: '0,1', exact: true }).click();
  const mode = page.getByRole('slider', { name: 'Prêmio maior ou dinheiro de volta' });
  await mode.press('Home');
  await options(page).press('Enter');
  await expect(unit).toBeHidden();
  await expect(options(page)).toContainText('Unidade 0,1 · voltam 11% do que você paga');
  await expect(pay('R$ 0,20')).toBeInViewport();
  // Another line of the same slip is at the same terms; another slip begins as every one does.
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await expect(pay('R$ 0,40')).toBeVisible();
  await page.getByRole('button', { name: 'Tirar a linha 2' }).click();
  await page.getByRole('button', { name: 'Tirar a linha 1' }).click();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await expect(pay('R$ 2,00')).toBeVisible();
  await expect(options(page)).toContainText('Quanto vale cada aposta');
});

test('an address without a way to bet opens the easiest: one mark is a bet; who could win more than people look at first is told so before paying', async ({
  page,
}) => {
  await page.goto('/lottery?gameCode=3d-20m');
  await expect(page.getByRole('radio', { checked: true })).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Ímpar/ })
    .click();
  await expect(slipBar(page)).toContainText('1 apostade R$ 2,00');
  await follow(page, '/lottery?gameCode=3d-20m&playType=3d.three.direct');
  await expect(page.getByRole('radio', { name: 'Na ordem certa' })).toBeChecked();

  await turnTo(page, '/hot');
  await turnTo(page, '/lottery?gameCode=uirapuru');
  const bar = slipBar(page);
  const told = page.getByText(/Se o bilhete ganhar mais de R\$\s1\.000\.000,00/);
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await bar.getByRole('button', { name: 'Mais' }).click();
  await openSlip(page);
  await expect(page.getByRole('button', { name: 'Entrar e pagar R$ 4,00' })).toBeInViewport();
  await expect(told).toHaveCount(0);
  await page.goBack();
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await expect(page.getByRole('button', { name: 'Entrar e pagar R$ 6,00' })).toBeInViewport();
  await expect(told).toBeVisible();
});

test('the bar adds to the slip, opens it, and leaves the marks free for another line', async ({
  page,
}) => {
  await page.goto(threeDigits);
  const bar = slipBar(page);
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await page.getByRole('button', { name: 'Pôr no bilhete' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  await expect(bar).toContainText('2 apostasem 2 linhas');
  await openSlip(page);
  await expect(slip(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Entrar e pagar R$ 4,00' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/playType=ssc\.back3\.direct/);
  const see = bar.getByRole('button', { name: 'Ver bilhete' });
  await expect(see).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tirar a linha 2' }).click();
  await page.getByRole('button', { name: 'Tirar a linha 1' }).click();
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('nada marcado ainda');
});

test('a turn of the phone and the narrowest screen keep all of the bar, for everybody', async ({
  page,
}) => {
  await page.goto(threeDigits);
  const bar = slipBar(page);
  await bar.getByRole('button', { name: 'Surpresinha' }).click();
  const nav = page.getByRole('navigation', { name: 'Menu principal' });
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    const [own, below] = [await bar.boundingBox(), await nav.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBe(below?.y);
    for (const part of await bar.getByRole('button').all()) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
  expect(await faultsOf(page, 'marked', { looks: phones })).toEqual([]);
  await openSlip(page);
  expect(await faultsOf(page, 'slip', { part: 'dialog[open]', looks: phones })).toEqual([]);
});

test('who has set no limits is led to them, and the slip waits', async ({ page, scene }) => {
  scene.refuse(placeTicketCall, 'limits.required');
  await scene.enter();
  await page.goto(threeDigits);
  await slipBar(page).getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await page.getByRole('button', { name: 'Pagar R$ 2,00' }).click();
  await expect(slip(page)).toContainText('Defina seus limites de perda e de tempo para jogar.');
  await slip(page).getByRole('link', { name: 'Definir limites' }).click();
  await expect(page).toHaveURL(/\/account\/limits$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(slipBar(page)).toContainText('1 aposta');
});
