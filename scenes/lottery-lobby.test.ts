import { lotteriesNowCall, numerosNearCall } from '@arara/contract';
import type { Page } from '@playwright/test';
import { faultsOf } from '../e2e/inspect.ts';
import { follow, turnTo } from '../e2e/journey.ts';
import { openSlip, slipBar } from '../e2e/slip.ts';
import { scriptOf } from './base/script-of.ts';
import { expect, test } from './scene.ts';

// All lotteries by kind, those at fixed odds on a page of their own, and the way to each.

test('the lobby asks once for all that is on sale, below the header only, and shows one kind where that is wanted', async ({
  page,
  scene,
}) => {
  await page.goto('/lottery');
  await expect(page.getByRole('heading', { name: 'Loterias', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const classic = page.getByRole('region', { name: 'Clássicas' });
  const own = page.getByRole('region', { name: 'Sorteios da casa' });
  await expect(classic.getByRole('listitem')).not.toHaveCount(0);
  await expect(own.getByText('Uirapuru 6/60')).toBeVisible();
  await expect(page.getByText('Corrida Par ou Ímpar 2 min')).toHaveCount(0);
  expect(scene.calls(lotteriesNowCall)).toHaveLength(1);
  expect(scene.calls(numerosNearCall)).toHaveLength(0);
  await page.getByRole('radio', { name: 'Sorteios da casa' }).click();
  await expect(classic).toHaveCount(0);
  await expect(page).toHaveURL(/kind=ZY/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sorteios da casa' })).toBeChecked();
  await expect(own.getByText('Sete Cordas')).toBeVisible();

  await page.getByRole('radio', { name: 'Todas' }).click();
  // Among what is bought most its name stands once more.
  const door = page.getByRole('link', { name: 'Apostar: Cinco da Sorte 5 min' });
  await expect(page.getByRole('listitem').filter({ has: door })).toContainText(/\d\d:\d\d/);
  await door.click();
  await expect(page.getByRole('heading', { name: 'Cinco da Sorte 5 min' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Três da frente' })).toBeVisible();
});

test('a lottery that is not on sale leads to those that are; one is found by its name while one types, and all are back when it is cleared', async ({
  page,
}) => {
  await page.goto('/lottery?gameCode=mega&playType=1');
  await expect(page.getByRole('heading', { name: 'Esta loteria não está à venda' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver as loterias' }).click();
  await expect(page.getByRole('heading', { name: 'Loterias', level: 1 })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Buscar loteria' });
  await field.fill('dong nai');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Đồng Nai');
  await expect(page).toHaveURL(/q=dong\+nai/);
  await field.fill('quina');
  await expect(page.getByRole('alert')).toContainText('Nenhuma loteria com “quina”');
  await page.getByRole('button', { name: 'Ver todas' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Vietnã' })).toBeVisible();
  // The choice of a kind stays in reach far down the list, and all of a card but its star is its link.
  await page.getByText('Gia Lai').scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Sorteios da casa' })).toBeInViewport();
  await page.getByRole('radio', { name: 'Sorteios da casa' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Sete Cordas' });
  await expect(card).toBeInViewport();
  expect(await faultsOf(page, '/lottery')).toEqual([]);
  await card.click({ position: { x: 20, y: 90 } });
  await expect(page.getByRole('heading', { name: 'Sete Cordas', level: 1 })).toBeVisible();
});

/** Takes a way of the menu, from a page that is none of these. */
async function takeFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('the menu leads to the pages of the lotteries, which lead to each other; the menu leads to the e-lottery, with header, menu and footer, and on to a bet', async ({
  page,
}) => {
  await page.goto('/hot');
  await takeFromMenu(page, 'Loterias do Vietnã');
  await expect(page).toHaveURL(/\/vnlottery$/);
  await page.getByRole('link', { name: 'Loterias', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Loterias', level: 1 })).toBeVisible();

  await turnTo(page, '/hot');
  await takeFromMenu(page, 'Loterias');
  const others = page.getByRole('navigation', { name: 'Outras páginas de loteria' });
  await others.getByRole('link', { name: 'E-loteria' }).click();
  await expect(page.getByRole('heading', { name: 'E-loteria', level: 1 })).toBeVisible();
  await others.getByRole('link', { name: 'Loterias' }).click();
  await others.getByRole('link', { name: 'Resultados' }).click();
  await expect(page).toHaveURL(/\/lottery\/results$/);
  await page.getByRole('main').getByRole('link', { name: 'Loterias' }).click();
  await expect(others).toBeVisible();

  await turnTo(page, '/hot');
  await takeFromMenu(page, 'E-loteria');
  await expect(page).toHaveURL(/\/elott$/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Apostar: Corrida Par ou Ímpar 2 min' }).click();
  await page.getByRole('tab', { name: 'Dragão ou tigre' }).click();
  // Fixed odds: nothing to slide between prize and rebate.
  await expect(page.getByText('Uma aposta pode ganhar até R$ 3,92.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dragão 1,96×' })).toBeVisible();
  await page.getByRole('button', { name: 'Surpresinha' }).click();
  await openSlip(page);
  await expect(page.getByText('Cada acerto paga 1,96× (R$ 3,92)')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Entrar e pagar R\$ 2,00$/ })).toBeVisible();
});

test('every lottery has a page to bet on, with a price before it is paid', async ({
  page,
  scene,
}) => {
  await page.goto('/lottery');
  // The document has shown what the page is called before the program follows an address.
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(scene.site.lotteries().length).toBeGreaterThan(20);
  for (const { code, name } of scene.site.lotteries()) {
    await follow(page, `/lottery?gameCode=${code}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Surpresinha' }).click();
    await expect(slipBar(page)).toContainText(/^[\d.]+\sapostas?.*Total.*R\$\s[\d.]+,\d\d/);
    const beyond = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(beyond, code).toBeLessThanOrEqual(0);
  }
}, 90_000);

test('an address that is turned to while the first page is being drawn is the one that stands there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The router marks its entry when it reads the address; what is drawn after that asks for widths.
    const {
      history: { replaceState },
      matchMedia,
    } = window;
    let hasRead = false;
    history.replaceState = function mark(...wish) {
      hasRead ||= (wish[0] as { idx?: number } | null)?.idx === 0;
      replaceState.apply(this, wish);
    };
    window.matchMedia = (query) => {
      if (
        hasRead &&
        document.querySelector('[data-first=content]') !== null &&
        location.search === ''
      ) {
        history.pushState({ idx: 1, key: 'on' }, '', '/lottery?gameCode=ssc-1m');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }
      return matchMedia.call(window, query);
    };
  });
  await page.goto('/lottery');
  await expect(page).toHaveURL(/gameCode=ssc-1m$/);
  await expect(page.getByRole('heading', { name: 'Cinco da Sorte 1 min', level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a lottery whose page is slow to come takes the place of the list at once', async ({
  page,
}) => {
  await page.goto('/lottery');
  const door = page.getByRole('link', { name: 'Apostar: Sete Cordas' });
  await expect(door).toBeVisible();
  let release = (): void => undefined;
  const free = new Promise<void>((resume) => (release = resume));
  await page.route(scriptOf('src/app/routes/lottery/bet.tsx'), async (route) => {
    await free;
    await route.continue();
  });
  await door.click();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('Carregando')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Sete Cordas', level: 1 })).toBeVisible();
});
