import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { approve, give, openConsole, sitAt } from './console-desk.ts';
import { query } from './database.ts';
import { expect, test } from './journey.ts';
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
  await find(rui, far, /^bilhete/);
  await expect(rui.getByRole('main').getByRole('row', { name: /prêmio ao membro/ })).toContainText(
    'R$ 190,00',
  );
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
 * An issue of a lottery that is drawn elsewhere, seconds before its draw: the stations draw once a week. Answers
 * its number.
 */
async function openStation(): Promise<string> {
  const [row] = await query<{ numero: string }>(
    `insert into lottery.issue
       (game_code, numero, state, draw_source, open_at, close_at, draw_at, void_at)
     select $1, to_char(now(), 'YYYYMMDD') || '9' || to_char(now(), 'SS'), 'SCHEDULED', 'external',
       now() - interval '1 hour', now() + interval '10 s', now() + interval '11 s', now() + interval '2 days'
     returning numero`,
    [elsewhere.gameCode],
  );
  return row?.numero ?? '';
}

/** The numbers of each prize, as the station tells them. */
const told = {
  'Prêmio especial': '123442',
  '1º prêmio': '11111',
  '2º prêmio': '22222',
  '3º prêmio': '33333 33334',
  '4º prêmio': '44441 44442 44443 44444 44445 44446 44447',
  '5º prêmio': '5555',
  '6º prêmio': '6661 6662 6663',
  '7º prêmio': '777',
  '8º prêmio': '88',
} as const;

/** Both read it for themselves; with the second word it is drawn and paid. */
async function enterResult(ana: Page, rui: Page, numero: string): Promise<void> {
  const due = `select 1 from lottery.issue
    where numero = $1 and state = 'CLOSED' and draw_at < clock_timestamp()`;
  await expect.poll(async () => (await query(due, [numero])).length).toBe(1);
  for (const [desk, source] of [
    [ana, 'xoso.com.vn'],
    [rui, 'minhngoc.net.vn'],
  ] as const) {
    const main = await sitAt(desk, 'Loterias');
    await main
      .getByRole('row', { name: /Gia Lai/ })
      .getByRole('link', { name: /espera/ })
      .click();
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

/** Opens what the one search finds. */
async function find(desk: Page, text: string, name: RegExp): Promise<void> {
  await desk.keyboard.press('Control+k');
  const search = desk.getByRole('dialog');
  await search.getByRole('searchbox').fill(text);
  await search.getByRole('link', { name }).first().click();
  await expect(search).toHaveCount(0);
}

/** A complaint: the member by name, their tickets, and the one that it is about. */
async function explain(desk: Page, ticket: string): Promise<void> {
  const main = desk.getByRole('main');
  await find(desk, who.username, new RegExp(who.username));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(who.username);
  await find(desk, ticket, /^bilhete/);
  await expect(main).toContainText('Três Dados 1 min');
  await expect(main.getByRole('row', { name: /aposta do membro/ })).toContainText('R$ 32,00');
  // The draw comes within the minute.
  await expect(async () => {
    await desk.reload();
    await expect(main.getByRole('row', { name: /prêmio ao membro/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 100_000 });
  await expect(main.getByText('premiado')).toBeVisible();
}

interface Moved extends Record<string, unknown> {
  readonly id: string;
  readonly ggr: string;
}

/** The transfers of play of a day at the brand, from the ledger itself, with what each adds to GGR in centavos. */
const ledgerOf = (day: string): Promise<Moved[]> =>
  query<Moved>(
    `select t.id::text, (case when t.code in (100, 41) then t.amount else -t.amount end)::text as ggr
     from ledger.transfers t join play.round r on t.reference = 'round:' || r.id
     where t.code in (30, 31, 40, 41, 100) and r.merchant_id = 'arara' and r.currency = 'BRL'
       and case when t.code in (41, 100) then t.debit_after else t.credit_after end is not null
       and (ledger.posted_at(t.id) at time zone 'America/Sao_Paulo')::date = $1::date`,
    [day],
  );

/** An amount as the page writes it, in centavos. */
const centavos = (text: string): bigint =>
  BigInt(text.replaceAll(/\D/g, '')) * (/[-−]/.test(text) ? -1n : 1n);

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** The day’s GGR is that of the ledger; so is that of a game, transfer by transfer. */
async function findGgr(desk: Page): Promise<void> {
  const main = await sitAt(desk, 'Relatórios');
  await main.getByLabel('Período', { exact: true }).selectOption({ label: 'Hoje' });
  const total = main.getByRole('region', { name: 'Números do período' });
  let day = '';
  // Other journeys play meanwhile: the page and the ledger are read until nothing lies between them.
  await expect(async () => {
    const answer = desk.waitForResponse((one) => one.url().includes('/reports/tables/play'));
    await desk.reload();
    const { value } = (await (await answer).json()) as { value: { lastDay: string } };
    day = value.lastDay;
    const ggr = total.getByRole('definition').first();
    await expect(ggr).toContainText('R$');
    const said = centavos((await ggr.textContent()) ?? '');
    expect(said).toBe(sumOf((await ledgerOf(day)).map((one) => BigInt(one.ggr))));
  }).toPass({ timeout: 40_000 });

  await main.getByRole('radio', { name: 'Jogo' }).check({ force: true });
  const game = main.getByRole('row', { name: /Três Dados 1 min/ });
  const ofGame = centavos(
    (await game.getByRole('cell', { name: /R\$/ }).nth(5).textContent()) ?? '',
  );
  await game.getByRole('link').click();
  const rows = main.locator('tbody tr');
  await expect(rows.first()).toContainText('aposta');
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
  );
  const known = new Map((await ledgerOf(day)).map(({ id, ggr }) => [id, BigInt(ggr)]));
  const read = shown.map((cells) => centavos(cells.at(-1) ?? ''));
  expect(read).toEqual(shown.map((cells) => known.get(cells[1] ?? '')));
  expect(sumOf(read)).toBe(ofGame);
}

test('a fraudster is blocked and the case closed; an auditor, let in by two people, changes nothing and proves the audit', async ({
  page,
  browser,
  baseURL,
}) => {
  const thief = person('Gilberto', '681746208');
  const [ana, rui, token] = await Promise.all([
    openConsole(browser, baseURL),
    openConsole(browser, baseURL),
    join(page, thief),
  ]);
  await fund(page, token, '100');
  const main = ana.getByRole('main');
  await find(ana, thief.username, new RegExp(thief.username));
  await main.getByRole('button', { name: 'Abrir caso' }).click();
  await give(ana, 'depósitos de cartões de outra pessoa', 'Abrir caso');
  await main.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(ana.getByRole('dialog')).toContainText('R$ 100,00');
  await give(ana, 'fraude confirmada pelo banco', 'Bloquear');
  await expect(main.getByText('fraude confirmada pelo banco').first()).toBeVisible();
  await page.goto('/account/withdrawals');
  await expect(page.getByRole('button', { name: 'Sacar por Pix' })).toHaveCount(0);
  await closeCase(ana);

  const auditor = await openConsole(browser, baseURL, await admit(page, ana, rui));
  await audit(auditor, thief.username);
  for (const desk of [ana, rui, auditor]) await desk.context().close();
});

/** From the member’s page: the case is taken, and closed with what came of it. */
async function closeCase(desk: Page): Promise<void> {
  const main = desk.getByRole('main');
  await main.locator('a[href*="/risk/cases/"]').click();
  await main.getByRole('button', { name: 'Assumir' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Assumir' }).click();
  await main.getByRole('button', { name: 'Encerrar' }).click();
  await desk.getByLabel('Resultado').selectOption({ label: 'confirmado' });
  await give(desk, 'conta bloqueada e banco avisado', 'Encerrar');
  await expect(main.getByRole('button', { name: 'Reabrir' })).toBeVisible();
}

/** One person proposes the auditor’s account, another agrees; the first password goes to the auditor alone. */
async function admit(page: Page, ana: Page, rui: Page): Promise<{ email: string; first: string }> {
  const email = `${randomUUID()}@auditoria.example`;
  const main = await sitAt(ana, 'Equipe');
  await main.getByRole('link', { name: 'Nova conta' }).click();
  await main.getByLabel('Nome').fill('Vera Auditora');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('auditoria').check();
  await main.getByRole('button', { name: 'Propor a conta' }).click();
  await give(ana, 'auditoria externa do ano', 'Propor a conta');
  await approve(rui, 'Abrir uma conta da equipe');
  let first = '';
  await expect(async () => {
    const answer = await page.request.get('/sandbox/outbox', { params: { to: email } });
    const { value } = (await answer.json()) as { value: { messages: { text: string }[] } };
    first = /^\s*(\S{12,})\s*$/m.exec(value.messages[0]?.text ?? '')?.[1] ?? '';
    expect(first, JSON.stringify(value)).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return { email, first };
}

/** Reads every desk without a button that changes anything, and proves the audit. */
async function audit(desk: Page, about: string): Promise<void> {
  const menu = desk.getByRole('navigation', { name: 'Menu do console' });
  const names = await menu.getByRole('link').allTextContents();
  for (const name of names) {
    const main = await sitAt(desk, name);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText('Esta mesa não é sua')).toHaveCount(0);
    await expect(main.getByRole('button', { name: changing })).toHaveCount(0);
  }
  await find(desk, about, new RegExp(about));
  const main = desk.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(about);
  await expect(main.getByRole('button', { name: changing })).toHaveCount(0);

  await sitAt(desk, 'Auditoria');
  await expect(main.getByRole('row', { name: /bloqueou um membro/ }).first()).toBeVisible();
  await main.getByRole('button', { name: 'Provar agora' }).click();
  await expect(desk.getByText('A corrente foi provada até a última linha')).toBeVisible();
  await expect(main.getByText(/^Corrente (inteira )?provada em/)).toBeVisible();
}

/** The words of buttons that change something. */
const changing =
  /^(Publicar|Guardar|Bloquear|Desbloquear|Ajustar|Excluir|Propor|Aprovar|Rejeitar|Assumir|Encerrar|Passar|Abrir caso|Tirar de venda|Pôr à venda|Desligar|Ligar|Responder|Conferir|Descartar|Tentar|Mostrar|Nova|Novo)/;
