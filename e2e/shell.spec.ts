import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { apps, keepResources, withStart } from './start-data.ts';
import { enter, forget } from './shortcuts.ts';

// What stands round every page on a desk: the header, the menu at its side, the footer.

const resource = (resourceType: string, url: string) => ({
  resourceType,
  url,
  qrCodeUrl: null,
  labelNameEn: '',
});
const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('the header has the logo, the doors and free play for a visitor, as far as they are open', async ({
  page,
}) => {
  await page.goto('/hot');
  await expect(header(page).getByRole('link', { name: 'Arara, início' })).toBeVisible();
  for (const name of ['Entrar', 'Criar conta']) {
    await expect(header(page).getByRole('link', { name })).toBeVisible();
  }
  await expect(header(page).getByRole('button', { name: 'Jogar grátis' })).toBeVisible();
  await page.goto('/register');
  await expect(header(page).getByRole('link', { name: 'Arara, início' })).toBeVisible();

  await withStart(page, (start) => {
    start.modules = start.modules.filter((id) => id !== 'DIRECTREG3' && id !== 'FREEPLAY3');
  });
  await page.goto('/hot');
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Criar conta' })).toHaveCount(0);
  await expect(header(page).getByRole('button', { name: 'Jogar grátis' })).toHaveCount(0);
});

test('the theme is the site’s first one until somebody chooses, and then theirs', async ({
  page,
}) => {
  await page.goto('/');
  expect(await theme(page)).toBe('light');
  await header(page).getByRole('button', { name: 'Usar tema escuro' }).click();
  expect(await theme(page)).toBe('dark');
  await page.reload();
  expect(await theme(page)).toBe('dark');
  await header(page).getByRole('button', { name: 'Usar tema claro' }).click();
  expect(await theme(page)).toBe('light');
});

test('a member finds the balance, the cashier and their own places in the header', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/hot');
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();
  for (const name of ['Depositar', 'Sacar']) {
    await expect(header(page).getByRole('button', { name })).toBeVisible();
  }
  const asked = page.waitForRequest('**/wps/v2/wallets/balance');
  await header(page).getByRole('button', { name: 'Atualizar saldo' }).click();
  await asked;
  await header(page).getByRole('button', { name: 'Ocultar saldo' }).click();
  await expect(header(page).getByText('***').first()).toBeVisible();
  await header(page).getByRole('button', { name: 'Mostrar saldo' }).click();
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();

  await header(page)
    .getByRole('button', { name: /^Conta de/ })
    .click();
  for (const [name, path] of [
    ['Minha conta', '/account'],
    ['Extrato da conta', '/account/record'],
    ['Minhas apostas', '/account/bets'],
  ] as const) {
    await expect(header(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      path,
    );
  }
});

test('the name of a member leads to the rank, that of a trial account to the security centre', async ({
  page,
}) => {
  const name = () => header(page).locator('[popover] a').first();
  const open = () =>
    header(page)
      .getByRole('button', { name: /^Conta de/ })
      .click();
  await enter(page);
  await page.goto('/hot');
  await open();
  await expect(name()).toContainText('luciana');
  await name().click();
  await expect(page).toHaveURL(/\/account\/rank$/);
  await expect(page.getByRole('heading', { name: 'Meu nível', level: 1 })).toBeVisible();
  await forget(page);
  await page.goto('/hot');
  await header(page).getByRole('button', { name: 'Jogar grátis' }).click();
  await open();
  await name().click();
  await expect(page).toHaveURL(/\/account\/security$/);
});

test('signing out asks first, tells the server, forgets the session and leads home', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/hot');
  await expect(header(page).getByText(/R\$/).first()).toBeVisible();
  const kept = () =>
    page.evaluate(() => ['token', 'isAgent', 'username'].map((key) => sessionStorage.getItem(key)));
  await expect.poll(kept).toEqual([expect.stringMatching(/./), '0', 'luciana']);
  await header(page)
    .getByRole('button', { name: /^Conta de/ })
    .click();
  await header(page).getByRole('button', { name: 'Sair' }).click();
  const question = page.getByRole('dialog', { name: 'Sair da sua conta?' });
  const told = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Sair' }).click();
  expect(new URL((await told).url()).pathname).toBe('/wps/session/logout');
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept()).toEqual([null, null, null]);
});

test('an amount has a place before it is known, and then currency, thousands and cents', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/wps/v2/wallets/balance', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: object };
    await wanted;
    const value = { ...said.value, sumBalance: '1234567.80' };
    await route.fulfill({ response: real, json: { ...said, value } });
  });
  await enter(page);
  await page.goto('/');
  await expect(header(page).getByText('Saldo', { exact: true })).toBeVisible();
  await expect(header(page).locator('strong [aria-hidden]')).toBeVisible();
  await expect(header(page).getByText(/R\$/)).toHaveCount(0);
  answer();
  await expect(header(page).getByText('R$ 1.234.567,80')).toBeVisible();
});

test('a high rank is served by the VIP service, every other one by the chat', async ({ page }) => {
  let rankLevel = 5;
  await withStart(page, (start) => {
    start.customerService.unshift({ type: 'VIP', path: '/helpmc?article=how-to-deposit' });
  });
  await page.route('**/wps/member/info', async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: { clubLabel: object } };
    const value = { ...said.value, clubLabel: { ...said.value.clubLabel, rankLevel } };
    await route.fulfill({ response: real, json: { ...said, value } });
  });
  await enter(page);
  for (const [level, place] of [
    [5, /how-to-deposit$/],
    [4, /talk-to-us$/],
  ] as const) {
    rankLevel = level;
    const known = page.waitForResponse('**/wps/member/info');
    await page.goto('/');
    await known;
    await expect(header(page).getByRole('button', { name: /^Conta de/ })).toBeVisible();
    await menu(page).getByText('Atendimento').click();
    const opened = page.waitForEvent('popup');
    await menu(page).getByRole('button', { name: 'Falar com a gente' }).click();
    const service = await opened;
    await expect(service).toHaveURL(place);
    await service.close();
  }
});

test('the menu has languages, apps and social sites exactly where they exist', async ({ page }) => {
  const social = ['FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'WHATSAPP', 'CHATROOM'];
  const names = ['Facebook', 'Instagram', 'Telegram', 'WhatsApp', 'Sala de bate-papo'];
  await withStart(page, (start) => keepResources(start));
  await page.goto('/hot');
  await expect(menu(page).getByText('Português (Brasil)').first()).toBeVisible();
  await expect(menu(page).getByText('Baixar o app')).toHaveCount(0);
  for (const name of names) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await expect(menu(page).getByRole('link', { name: 'Em alta', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await withStart(page, (start) => {
    start.settings['languages'] = [{ code: 'pt-BR', name: 'Português (Brasil)' }];
    keepResources(start);
    start.resources.push(...apps, resource('USDJUMP', 'https://usd.example/'));
    start.resources.push(...social.map((type) => resource(type, `https://${type}.example/`)));
  });
  await page.goto('/hot');
  await expect(menu(page).getByText('Atendimento')).toBeVisible();
  await expect(menu(page).getByText('Português (Brasil)')).toHaveCount(0);
  for (const [index, name] of names.entries()) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `https://${social[index]}.example/`,
    );
  }
  const dollars = menu(page).getByRole('link', { name: 'Site em dólares' });
  await expect(dollars).toHaveAttribute('href', 'https://usd.example/');
  await menu(page).getByText('Baixar o app').click();
  for (const system of ['Android', 'iPhone']) {
    const code = menu(page).getByRole('img', { name: `Código QR para baixar o app no ${system}` });
    await expect(code).toHaveAttribute('width', '100');
  }
});

test('the footer has four columns, the ways in, the marks, the owner and a word of care', async ({
  page,
}) => {
  await page.goto('/hot');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('navigation')).toHaveCount(4);
  await expect(foot.getByRole('link', { name: 'Começar agora' })).toHaveAttribute(
    'href',
    '/afiliados',
  );
  const below = (name: string) => foot.getByRole('heading', { name }).locator('xpath=..');
  await expect(below('Pagamentos').getByText('Pix', { exact: true })).toBeVisible();
  const studios = below('Estúdios').getByRole('listitem');
  await expect(studios.first().locator('img')).toHaveCount(1);
  await expect(foot.getByText(/^© \d{4} \S/)).toBeVisible();
  await expect(foot.getByText(/^Proibido para menores de 18 anos\. Jogo é diversão/)).toBeVisible();
  await foot.getByRole('link', { name: 'Baixar o app' }).click();
  await expect(page.getByRole('dialog', { name: 'Baixe o app' })).toBeVisible();
});

test('the pages of the member centre have their keys, begin with security and mark where one is', async ({
  page,
}) => {
  await enter(page);
  for (const [query, path, name] of [
    ['', '/account/security', 'Segurança'],
    ['?page=securityCenter', '/account/security', 'Segurança'],
    ['?page=depositv2', '/account/deposits', 'Depósitos'],
    ['?page=withdraw', '/account/withdrawals', 'Saques'],
    ['?page=personalHistoryCopy', '/account/bets', 'Minhas apostas'],
    ['?page=transactionHistory', '/account/record', 'Extrato'],
    ['?page=personalProfit', '/account/profit', 'Ganhos e perdas'],
  ] as const) {
    await page.goto(`/account${query}`);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const places = page.getByRole('navigation', { name: 'Partes da sua conta' });
    await expect(places.locator('[aria-current="page"]')).toHaveText(name);
  }
});

test('help has no header of the site', async ({ page }) => {
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header(page)).toHaveCount(0);
});

test('help and registration show the banners of their groups', async ({ page }) => {
  await page.route(/MCSFE_getListAnnouncements\?(.*&)?types=B(&|$)/, async (route) => {
    const real = await route.fetch();
    const said = (await real.json()) as { value: { banners: { groupName: string }[] } };
    const [banner] = said.value.banners;
    const banners = ['/help', '/register'].map((groupName) => ({
      ...banner,
      bannerId: groupName,
      title: `Grupo ${groupName}`,
      groupName,
    }));
    await route.fulfill({ response: real, json: { ...said, value: { ...said.value, banners } } });
  });
  for (const [address, group] of [
    ['/helpmc', '/help'],
    ['/register', '/register'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(`Grupo ${group}`)).toBeVisible();
    await expect(page.getByText('Grupo', { exact: false })).toHaveCount(1);
  }
});
