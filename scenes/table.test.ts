import { moveSeatCall, takeSeatCall } from '@arara/contract';
import { askAxe } from '../e2e/axe.ts';
import { openTable, seatOf } from './base/table.ts';
import type { PlayedTable } from './base/table.ts';
import { expect, test } from './scene.ts';
import type { Scene } from './scene.ts';

// Crash in its frame: two bets, the flight, the others, refusals. The money of it is tested with the server.

/** The parts of a page with the table on it. */
function partsOf({ frame }: PlayedTable) {
  const pad = (number: number) => frame.getByRole('region', { name: `Aposta ${number}` });
  return {
    pad,
    go: (number: number) => pad(number).locator('.pad-go'),
    crew: frame.locator('.crew'),
  };
}

/** Each bet has a stake of its own; one leaves by itself. */
async function betTwice(table: PlayedTable, scene: Scene): Promise<void> {
  const { pad, go, crew } = partsOf(table);
  await expect(go(1)).toHaveText('Apostar1,00');
  await pad(1).getByRole('button', { name: 'Aumentar aposta' }).click();
  await expect(go(1)).toHaveText('Apostar2,00');
  await pad(2).getByRole('textbox', { name: 'Saque automático em' }).fill('1,3');
  await pad(2).getByRole('textbox', { name: 'Saque automático em' }).blur();
  await expect(pad(2).getByRole('switch', { name: 'Sacar em' })).toBeChecked();
  await go(1).click();
  await expect(go(1)).toHaveText('Aposta feita2,00');
  await go(2).click();
  await expect(go(2)).toHaveText('Aposta feita1,00');
  const asked = scene.calls(takeSeatCall).map(({ body }) => [body.stake, body.choices?.['auto']]);
  expect(asked).toEqual([
    ['2.00', 1_000_000],
    ['1.00', 130],
  ]);
  await scene.live.opened(2);
  table.tell({ seats: [seatOf(0, 'vo***e'), seatOf(1, 'vo***e'), seatOf(2, 'lu***a')] });
  await expect(crew.getByRole('heading')).toHaveText('3 apostas nesta rodada');
}

/** The button says what leaving pays, and those who leave are seen. */
async function flyAndLeave(table: PlayedTable, scene: Scene): Promise<void> {
  const { go, crew } = partsOf(table);
  table.tell({ phase: 'RUNNING', closesInMs: null, elapsedMs: 5_000, seats: [] });
  await expect(go(1)).toHaveText(/^Sacar[2-9],\d\d$/);
  table.tell({ elapsedMs: 5_300, seats: [seatOf(1, 'vo***e', 130), seatOf(2, 'lu***a', 134)] });
  await expect(crew.getByRole('listitem').filter({ hasText: '1,34×' })).toContainText('lu***a');
  await expect(go(2)).toHaveText('Próxima rodada1,00');
  await go(1).click();
  await expect(table.frame.locator('.ribbon')).toHaveText('Saque em 1,50×: 3,00');
  expect(scene.calls(moveSeatCall)).toHaveLength(1);
}

/** A bet for the next round can be taken back before it; a refused one says why and takes nothing. */
async function waitForNext(table: PlayedTable, scene: Scene): Promise<void> {
  const { frame } = table;
  const { go } = partsOf(table);
  await go(1).click();
  await expect(go(1)).toHaveText('Cancelar aposta2,00');
  await go(1).click();
  await go(2).click();
  await expect(go(2)).toHaveText('Cancelar aposta1,00');
  const over = { elapsedMs: null, seats: [], outcome: { point: 187 }, serverSeed: 'b'.repeat(64) };
  table.tell({ phase: 'RESOLVED', ...over });
  table.tell({ phase: 'DONE', ...over });
  const last = frame.getByRole('list', { name: 'Últimos resultados' }).locator('li').first();
  await expect(last).toHaveText('1,87×');
  scene.refuse(takeSeatCall, 'table.full');
  const next = { id: 'round-two', number: 2, outcome: null, serverSeed: null };
  table.tell({ ...next, phase: 'OPEN', closesInMs: 60_000 });
  await expect(frame.getByRole('alertdialog')).toContainText('A rodada não aconteceu');
  await frame.getByRole('alertdialog').getByRole('button', { name: 'Fechar' }).last().click();
  await expect(go(2)).toHaveText('Apostar1,00');
  await expect(go(1)).toHaveText('Apostar2,00');
}

test('a flight is bet on twice, followed, left and lost; the next one waits its turn', async ({
  page,
  scene,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const table = await openTable(page, scene);
  const { frame, inside } = table;
  await betTwice(table, scene);
  await flyAndLeave(table, scene);
  await waitForNext(table, scene);

  // A line that breaks is said, and unsaid when it holds.
  await scene.live.cut();
  await expect(frame.getByText('Aguardando o servidor')).toBeVisible();
  await expect(frame.getByText('Aguardando o servidor')).toBeHidden();
  // Rules, odds and rounds are one press away.
  await frame.getByRole('button', { name: 'Regras, chances e rodadas' }).click();
  await expect(frame.getByRole('dialog')).toContainText('97% com qualquer estratégia');
  await frame.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();

  // A narrow phone shows all of it, and axe finds nothing.
  await page.setViewportSize({ width: 320, height: 640 });
  const beyond = () =>
    inside().evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      (document.querySelector('.controls')?.getBoundingClientRect().bottom ?? 0) - innerHeight,
    ]);
  await expect.poll(async () => Math.max(...(await beyond()))).toBeLessThanOrEqual(1);
  expect(await askAxe(inside() as never)).toEqual([]);
  expect(faults).toEqual([]);
});
