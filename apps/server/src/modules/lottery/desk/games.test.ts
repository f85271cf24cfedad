import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../../platform/audit.ts';
import { createPrizeChanges } from '../prizes/change-prizes.ts';
import { codeOf, staff } from '../testing/desk-staff.ts';
import { openLotteryProgram, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import type { DeskDeps } from './desk.ports.ts';
import { previewPrizes, showLottery, turnLottery } from './games.ts';
import { listChases } from './tickets.ts';

/** A lottery at the desk: its switch, its chases, and other prizes for it. */
let program: LotteryProgram;
let deps: DeskDeps;
const lines: AuditEntry[] = [];

beforeAll(async () => {
  program = await openLotteryProgram();
  deps = {
    ...program.deps,
    record: async (_, entry) => void lines.push(entry),
    played: async () => [],
  };
}, 120_000);
afterAll(() => program.close());

const ana = staff('ana@x.br');
const reader = { merchant: 'arara', language: 'en' };

test('a lottery is switched by one person, and says before what goes on', async () => {
  const issues = [await program.openIssue(900, 60), await program.openIssue(1_200, 600)];
  const player = await program.addPlayer();
  const steps = issues.map(({ numero }) => ({ numero, multiple: 1 }));
  await program.chase(player, { steps, price: '4.00' });
  const { switching, versions, returns } = await showLottery(deps, reader, testGame.code);
  expect(switching).toMatchObject({ to: 'off', chases: 1, chaseMoney: '4.00' });
  expect(versions).toMatchObject([{ version: 1, by: [] }]);
  expect(returns).toContainEqual({ play: 'three.first', lowest: '98.00', highest: '98.00' });
  const { chases, nextCursor } = await listChases(deps, reader, {});
  expect(chases).toMatchObject([
    { steps: 2, stepsLeft: 2, left: '4.00', nextNumero: issues[0]?.numero },
  ]);
  expect(nextCursor).toBeNull();
  expect((await listChases(deps, { ...reader, merchant: 'other' }, {})).chases).toEqual([]);
  const caller = { ...reader, staff: ana } as Parameters<typeof turnLottery>[1];
  const turn = (on: boolean) => turnLottery(deps, caller, testGame.code, { on, reason: 'odds' });
  const both = await Promise.all([codeOf(turn(false)), codeOf(turn(false))]);
  expect(both.toSorted()).toEqual(['done', 'game.switched']);
  const off = await showLottery(deps, reader, testGame.code);
  expect([off.game.on, off.switching.to, off.switched?.by]).toEqual([false, 'on', 'ana@x.br']);
  await turn(true);
  expect(lines.filter(({ action }) => action === 'lottery.switched')).toMatchObject([
    { detail: { before: true, after: false, reason: 'odds' }, merchant: null },
    { detail: { before: false, after: true } },
  ]);
});

test('other prizes are judged and compared before anybody proposes them', async () => {
  const prizes = createPrizeChanges(deps);
  const preview = (change: object) =>
    previewPrizes(deps, prizes, testGame.code, { ...testGame.table, ...change });
  const lower = await preview({ modeMax: 1_900 });
  expect(lower).toMatchObject({
    faults: [],
    changes: [{ name: 'modeMax', change: '1960 → 1900' }],
  });
  const first = lower.returns.find(({ play }) => play === 'three.first');
  expect([first?.before?.highest, first?.after?.highest]).toEqual(['98.00', '95.00']);
  expect((await preview({ modeMax: 1_990 })).faults[0]?.fault).toBe('cap');
  expect((await preview({ capBasisPoints: 9_999 })).faults).toEqual([
    { fault: 'table', play: 'capBasisPoints', class: null },
  ]);
});
