import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { approve, find, give, openConsole, sitAt } from './console-desk.ts';
import { expect, test } from './journey.ts';
import { enterResult, openStation } from './lottery-desk.ts';
import { findGgr } from './reports-desk.ts';
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

/** Takes it off the site again, which other journeys share. */
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
  const station = await openStation(elsewhere.gameCode);
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
  // By their addresses: the names tell how much waits, which changes.
  const links = await menu.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    const link = menu.locator(`a[href="${address}"]`);
    await link.click();
    // The menu and the desk are drawn together: the heading below is no longer that of the desk before.
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(desk).toHaveURL(({ pathname }) => pathname.startsWith(String(address)));
    const main = desk.getByRole('main');
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
  /^(Publicar|Guardar|Bloquear|Desbloquear|Ajustar|Excluir|Propor|Aprovar|Rejeitar|Assumir|Encerrar|Passar|Abrir caso|Tirar de venda|Pôr à venda|Desligar|Ligar|Responder|Conferir|Descartar|Tentar|Mostrar(?! mais)|Nova|Novo)/;
