import { originalTitles } from '@arara/originals';
import type { InstantGame, StepsGame } from '@arara/game-kit';
import { slots } from '@arara/slots';
import { propertyRuns } from '@arara/testing';
import type { Frame, Page } from '@playwright/test';
import { openOriginal } from '../base/originals.ts';
import { openStepsGame } from '../base/steps.ts';
import { openTable, seatOf } from '../base/table.ts';
import type { PlayedTable } from '../base/table.ts';
import { expect, test } from '../scene.ts';

// A game that is played for a whole evening: no error, and no memory that is never given back. `npm run soak` plays a
// thousand rounds of each model of slots and of each original; `SOAK=1` plays fifty.

const early = 50;
const rounds = propertyRuns(early).numRuns;
const timeout = 60 * 60_000;
/** The heap after all rounds, against that after the first fifty. */
const growthMost = 1.2;

const models = new Map(slots.currents.map((slot) => [slot.kind, slot]));
const games: (InstantGame | StepsGame)[] = [
  ...models.values(),
  ...originalTitles.map(({ game }) => game).filter((game) => game.shape !== 'shared'),
];

/** Games whose first round asks for a choice: its button. */
const firstChoices: Readonly<Record<string, string>> = {
  keno: 'Sortear',
  roulette: 'Vermelho, paga',
  baccarat: 'Banca 1,95×',
  'dragon-tiger': 'Jacaré 2×',
};

/**
 * Presses the great button, which also hurries and goes on, and makes any move where the player has to choose one, until so
 * many rounds were begun and the last one is over.
 */
async function playRounds(inside: Frame, count: number): Promise<void> {
  await inside.evaluate(async (wanted) => {
    const great = document.querySelector<HTMLElement>('button.spin');
    if (great === null) throw new Error('there is no great button');
    const isAtRest = (label: string) =>
      /^(Girar|Jogar)$/.test(label) && !great.classList.contains('busy');
    // Another move each time: always the same one could be to skip a card.
    let moved = 0;
    for (let begun = 0; ;) {
      const label = great.getAttribute('aria-label') ?? '';
      if (isAtRest(label)) {
        if (begun === wanted) return;
        begun += 1;
        great.click();
      } else if (label === 'Sua vez') {
        const moves = [
          ...document.querySelectorAll<HTMLButtonElement>('.mine-cell, [data-call]'),
        ].filter(
          (move) => !move.hidden && !move.disabled && move.getAttribute('aria-disabled') !== 'true',
        );
        moved += 1;
        moves[moved % Math.max(1, moves.length)]?.click();
      } else great.click();
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }, count);
}

/** Flights of a table with a crowd: in each the player bets, sees others leave, leaves, and hears where it ended. */
async function playFlights({ frame, tell }: PlayedTable, first: number, last: number) {
  const go = frame.getByRole('region', { name: 'Aposta 1' }).locator('.pad-go');
  const crowd = Array.from({ length: 40 }, (_, at) => seatOf(1 + at, `lu***${at}`));
  for (let number = first; number <= last; number += 1) {
    const next = { id: `flight-${number}`, number, outcome: null, serverSeed: null };
    tell({ ...next, phase: 'OPEN', closesInMs: 60_000, elapsedMs: null, seats: crowd });
    await expect(go).toHaveText(/^Apostar/);
    await go.click();
    await expect(go).toHaveText(/^Aposta feita/);
    tell({ phase: 'RUNNING', closesInMs: null, elapsedMs: 5_000, seats: [] });
    await expect(go).toHaveText(/^Sacar/);
    const gone = crowd.slice(0, 20).map((seat) => ({ ...seat, view: { at: 110 + seat.number } }));
    tell({ elapsedMs: 5_200, seats: gone });
    await go.click();
    await expect(frame.locator('.ribbon')).toContainText('Saque em 1,50×');
    const over = { elapsedMs: null, seats: [], serverSeed: 'b'.repeat(64) };
    tell({ phase: 'DONE', ...over, outcome: { point: 150 + number } });
  }
}

/** Bytes that the page's scripts hold, after what nobody holds was given back. */
async function heapOf(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  await tools.detach();
  return usedSize;
}

/** The errors that a page says, of which there should be none. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

test(
  'crash holds no more memory after many flights than after fifty, and says no error',
  { timeout },
  async ({ page, scene }) => {
    const faults = faultsOf(page);
    const table = await openTable(page, scene);
    await scene.live.opened(2);
    await playFlights(table, 2, early);
    const before = await heapOf(page);
    await playFlights(table, early + 1, rounds);
    const after = await heapOf(page);
    expect(faults).toEqual([]);
    expect(after / before).toBeLessThanOrEqual(growthMost);
  },
);

for (const game of games) {
  const { code } = game;
  test(
    `${code} holds no more memory after many rounds than after fifty, and says no error`,
    { timeout },
    async ({ page, scene }) => {
      const faults = faultsOf(page);
      const { frame, inside } =
        game.shape === 'steps'
          ? await openStepsGame(page, scene, game)
          : await openOriginal(page, scene, game);
      await expect(frame.locator('button.spin')).toHaveAttribute('aria-label', /^(Girar|Jogar)$/);
      const choice = firstChoices[code];
      if (choice !== undefined) await frame.getByRole('button', { name: choice }).press('Enter');
      await playRounds(inside(), early);
      const before = await heapOf(page);
      await playRounds(inside(), rounds - early);
      const after = await heapOf(page);
      expect(faults).toEqual([]);
      expect(after / before).toBeLessThanOrEqual(growthMost);
    },
  );
}
