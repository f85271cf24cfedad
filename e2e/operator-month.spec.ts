import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { approve, give, openConsole, sitAt } from './console-desk.ts';
import { query } from './database.ts';
import { expect, openPatiently, test } from './journey.ts';
import { fund, join } from './shortcuts.ts';
import { balance, person } from './steps.ts';

// The month of a small operator, at the console alone: what the site says, money and complaints by two people,
// the day's figures down to the ledger, a fraudster, and an auditor who reads everything.

/** A picture as wide as a banner has to be. */
const picture = fileURLToPath(
  new URL('../apps/site/public/art/banner-desfile-w-1650.webp', import.meta.url),
);

/** Publishes what stands in the editor, for everybody, now. */
async function publish(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar…' }).click();
  await give(page, reason, 'Publicar agora');
  await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
}

/** What is published here leaves the site again: other journeys share it. */
async function takeDown(page: Page): Promise<void> {
  await page.getByLabel('Mostrar no site').uncheck();
  await publish(page, 'a campanha acabou');
}

test('a module is switched and put back, and an announcement and a banner reach a member', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await openConsole(browser, baseURL);
  await join(page, person('Iolanda', '381746205'));
  await switchModule(desk);

  const main = await sitAt(desk, 'Conteúdo');
  await main.getByRole('link', { name: 'Avisos' }).click();
  await main.getByRole('link', { name: 'Novo aviso' }).click();
  await expect(main.getByText('Escreva o título e o texto')).toBeVisible();
  await main.getByRole('textbox', { name: 'Título' }).fill('Roda de samba no sábado');
  await main.getByRole('textbox', { name: 'Texto' }).fill('Às 20 h, com <b>quem</b> vier.');
  await publish(desk, 'agenda de novembro');
  await page.goto('/?dialog=announcements');
  const news = page.getByRole('dialog');
  await news.getByText('Roda de samba no sábado').first().click();
  await expect(news.getByText('com <b>quem</b> vier.')).toBeVisible();
  await takeDown(desk);

  await main.getByRole('link', { name: 'Banners', exact: true }).click();
  await main.getByRole('link', { name: 'Novo banner' }).click();
  await main.getByLabel('Imagem').setInputFiles(picture);
  await main.getByRole('button', { name: 'Usar este corte' }).click();
  await main.getByLabel('Página').selectOption({ label: 'Ajuda' });
  await main.getByRole('textbox', { name: 'Título' }).fill('Perguntas do samba');
  await publish(desk, 'banner da campanha');
  await page.goto('/helpmc');
  await expect(page.getByText('Perguntas do samba')).toBeVisible();
  await takeDown(desk);
  await desk.context().close();
});

test('a ticket is explained to its entries, a withdrawal and a result go by two people, and the day’s GGR is found again in the ledger', async ({
  page,
  browser,
  baseURL,
}) => {
  const [ana, rui, token] = await Promise.all([
    openConsole(browser, baseURL),
    openConsole(browser, baseURL),
    join(page, who),
  ]);
  await fund(page, token, '25000');
  const ticket = await buy(page, token, fast);
  const station = await openStation();
  const far = await buy(page, token, { ...elsewhere, numero: station });

  await refuseWithdrawal(page, ana, rui);
  await enterResult(ana, rui, station);
  await explain(ana, ticket);
  await seeTicket(ana, far, 'R$ 190,00');
  await findGgr(ana);
  await ana.context().close();
  await rui.context().close();
});

const who = person('Benedita', '581746203');

/** The lines of a ticket; both win whatever comes, or what the station is said to have drawn. */
interface Wish {
  readonly gameCode: string;
  readonly mode: number;
  readonly price: string;
  readonly lines: readonly object[];
  readonly numero?: string;
}
const sums = Array.from({ length: 16 }, (_, place) => place + 3);
/** Every sum of three dice: no other journey plays this lottery. */
const fast: Wish = {
  gameCode: 'k3-1m',
  mode: 1_920,
  price: '32.00',
  lines: [{ play: 'k3.sum', rows: [sums], multiple: 1 }],
};
const elsewhere: Wish = {
  gameCode: 'vn-gia-lai',
  mode: 0,
  price: '2.00',
  lines: [{ play: 'vn-central.de', rows: [[42]], multiple: 1 }],
};

/** Buys of the issue that is on sale or of the one that is named; answers the ticket. */
async function buy(page: Page, token: string, { numero, ...wish }: Wish): Promise<string> {
  let id = '';
  await expect(async () => {
    const headers = { authorization: token, 'idempotency-key': randomUUID() };
    const near = await page.request.get(`/lgw/numeros/near?gameCode=${wish.gameCode}`);
    const { value } = (await near.json()) as { value: { current: { numero: string } } };
    const data = { ...wish, numero: numero ?? value.current.numero, tableVersion: 1, unit: '1' };
    const answer = await page.request.post('/api/lottery/tickets', { headers, data });
    const said = (await answer.json()) as { value: { ticket: { id: string } } };
    expect(said, JSON.stringify(said)).toMatchObject({ success: true });
    id = said.value.ticket.id;
  }).toPass({ timeout: 20_000 });
  return id;
}

/** Money goes back to the member by the word of two people, and stands there again. */
async function refuseWithdrawal(page: Page, ana: Page, rui: Page): Promise<void> {
  await page.goto('/account/withdrawals');
  await page.getByRole('button', { name: 'Sacar por Pix' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('22222,00');
  await sheet.getByRole('button', { name: 'Sacar por Pix' }).click();
  const main = await sitAt(ana, 'Caixa');
  await main.getByRole('link', { name: /22\.222,00/ }).click();
  await main.getByRole('button', { name: 'Recusar e devolver' }).click();
  await give(ana, 'o documento não confere', 'Propor');
  await approve(rui, 'Recusar um saque');
  await expect(rui.getByRole('row', { name: /^Valor/ })).toContainText('22.222,00');
  await expect(async () => {
    await page.goto('/account/withdrawals');
    await expect(balance(page)).toContainText(/24\.9/, { timeout: 2_000 });
  }).toPass();
}

/** The press says what stops before it counts; nobody plays this list meanwhile. */
async function switchModule(desk: Page): Promise<void> {
  const main = await sitAt(desk, 'Conteúdo');
  await main.getByRole('link', { name: 'Módulos e acesso' }).click();
  await main.getByLabel('Buscar módulo').fill('jogos recentes');
  const module = main.getByRole('switch', { name: /Jogos recentes/ });
  await expect(module).toBeChecked();
  for (const [title, says, reason] of [
    ['Desligar', 'Para de funcionar: Jogos recentes', 'manutenção da lista'],
    ['Ligar', 'Volta a funcionar: Jogos recentes', 'a lista está em ordem'],
  ] as const) {
    await module.click({ force: true });
    const sheet = desk.getByRole('dialog', { name: new RegExp(title) });
    await expect(sheet).toContainText(says);
    await give(desk, reason, 'Publicar agora');
    await expect(module).toBeChecked({ checked: title === 'Ligar' });
  }
}

/**
 * An issue of a lottery that is drawn elsewhere, a minute before its draw: the stations draw once a week. Answers
 * its number.
 */
async function openStation(): Promise<string> {
  const [row] = await query<{ numero: string }>(
    `insert into lottery.issue
       (game_code, numero, state, draw_source, open_at, close_at, draw_at, void_at)
     select $1, to_char(now(), 'YYYYMMDD') || '9' || to_char(now(), 'SS'), 'SCHEDULED', 'external',
       now() - interval '1 hour', now() + interval '15 s', now() + interval '16 s', now() + interval '2 days'
     returning numero`,
    [elsewhere.gameCode],
  );
  return row?.numero ?? '';
}

/** The numbers of each prize, as the station tells them. */
const told = {
  special: '123442',
  first: '11111',
  second: '22222',
  third: '33333 33334',
  fourth: '44441 44442 44443 44444 44445 44446 44447',
  fifth: '5555',
  sixth: '6661 6662 6663',
  seventh: '777',
  eighth: '88',
} as const;

/** Both read it for themselves; with the second word it is drawn and paid. */
async function enterResult(ana: Page, rui: Page, numero: string): Promise<void> {
  for (const [desk, source] of [
    [ana, 'xoso.com.vn'],
    [rui, 'minhngoc.net.vn'],
  ] as const) {
    const main = await sitAt(desk, 'Loterias');
    await main.getByRole('link', { name: 'Gia Lai', exact: true }).click();
    await main.getByText('Sem resultado', { exact: true }).click();
    await main.getByRole('link', { name: new RegExp(numero) }).click();
    for (const [prize, numbers] of Object.entries(told)) {
      await main.getByLabel(prize, { exact: true }).fill(numbers);
    }
    await main.getByLabel('Onde você leu').fill(source);
    await main.getByRole('button', { name: 'Conferir o resultado' }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Dizer este resultado' }).click();
    await expect(sheet).toHaveCount(0);
  }
  await expect(rui.getByRole('main').getByText('pago', { exact: true }).first()).toBeVisible();
}

/** A complaint: from the member’s name to the ticket, and to what the ledger has of it. */
async function explain(desk: Page, ticket: string): Promise<void> {
  await desk.keyboard.press('Control+k');
  const search = desk.getByRole('dialog');
  await search.getByRole('searchbox').fill(who.username);
  await search.getByRole('link', { name: new RegExp(who.username) }).first().click();
  const main = desk.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(who.username);
  await seeTicket(desk, ticket, 'R$ ');
}

/** The ticket with its prize, and the transfers that moved its money. */
async function seeTicket(desk: Page, ticket: string, prize: string): Promise<void> {
  const main = desk.getByRole('main');
  await desk.keyboard.press('Control+k');
  await desk.getByRole('dialog').getByRole('searchbox').fill(ticket);
  await desk.getByRole('dialog').getByRole('link', { name: /bilhete/i }).first().click();
  await expect(main.getByText('Premiado')).toBeVisible({ timeout: 80_000 });
  await expect(main.getByText(prize).first()).toBeVisible();
}

/** From the day to the game to its transfers; each sum is that of the ledger. */
async function findGgr(desk: Page): Promise<void> {
  const main = await sitAt(desk, 'Relatórios');
  await main.getByText('Hoje', { exact: true }).click();
}
