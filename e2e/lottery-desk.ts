import type { Page } from '@playwright/test';
import { sitAt } from './console-desk.ts';
import { query } from './database.ts';
import { expect } from './journey.ts';

// A result of a lottery that is drawn elsewhere, by two people at the lottery desk.

/**
 * An issue of a lottery that is drawn elsewhere, seconds before its draw: the stations draw once a week. Answers
 * its number.
 */
export async function openStation(gameCode: string): Promise<string> {
  const [row] = await query<{ numero: string }>(
    `insert into lottery.issue
       (game_code, numero, state, draw_source, open_at, close_at, draw_at, void_at)
     select $1, to_char(now(), 'YYYYMMDD') || '9' || to_char(now(), 'SS'), 'SCHEDULED', 'external',
       now() - interval '1 hour', now() + interval '10 s', now() + interval '11 s', now() + interval '2 days'
     returning numero`,
    [gameCode],
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
export async function enterResult(ana: Page, rui: Page, numero: string): Promise<void> {
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
    await sheet.getByRole('button', { name: 'Confirmar este resultado' }).click();
    await expect(sheet).toHaveCount(0);
  }
  await expect(rui.getByRole('main').getByText('pago', { exact: true }).first()).toBeVisible();
}
