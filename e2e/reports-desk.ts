import type { Page } from '@playwright/test';
import { sitAt } from './console-desk.ts';
import { query } from './database.ts';
import { expect } from './journey.ts';

// The figures of a day at the reports desk, found again in the ledger.

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
export async function findGgr(desk: Page): Promise<void> {
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

  await main.getByRole('radio', { name: 'Jogo' }).click();
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
