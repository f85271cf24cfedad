import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { headsKey, verifyDump } from '@arara/ledger';
import type { SignedHeads } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../platform/audit.ts';
import { openMoneyProgram } from '../../testing/money-program.ts';
import type { MoneyProgram } from '../../testing/money-program.ts';
import { personNamed, runBy } from '../testing/run-by.ts';
import type { Desk } from './decide.ts';
import { ledger } from './ledger.ts';

let program: MoneyProgram;
beforeAll(async () => {
  program = await openMoneyProgram();
});
afterAll(() => program.close());

const lines: AuditEntry[] = [];
const record = async (_: unknown, line: AuditEntry) => void lines.push(line);

function run(line: string, reason?: string): Promise<string> {
  const desk = {
    site: { merchantOf: async (id: string | null) => id },
    ledger: program.ledger,
    database: program.database,
    record,
  } as unknown as Desk;
  const why = reason === undefined ? [] : ['--reason', reason];
  return runBy(['ledger', ...line.split(' '), ...why], desk, 'arara', 'desk');
}

test('the dump is the ledger that the published heads name, whatever the reader’s pace', async () => {
  await program.fund(await program.openPlayer(), 500n);
  await program.ledger.prove();
  const heads: SignedHeads[] = [];
  const key = headsKey(Buffer.alloc(32, 7));
  await program.ledger.publishHeads(key, async (signed) => void heads.push(signed));
  const out = new PassThrough({ highWaterMark: 1 });
  const read = text(out);
  const ask = { verb: 'dump', id: undefined, merchant: 'arara', ranBy: null, reason: undefined };
  expect(await ledger({ ...program, record }, { ...ask, person: personNamed('ana') }, out)).toBe(
    '',
  );
  out.end();
  const report = await verifyDump((await read).split('\n'), heads);
  expect(report).toMatchObject({ compared: 1, newer: 0, faults: [] });
  expect(report.batches).toBeGreaterThan(0);
});

test('an unsound proof is shown with its faults, cleared once with a reason, and kept', async () => {
  expect(await run('show')).toBe('No unsound proof waits for a person. Payouts are sent.');
  expect(await run('cleared')).toBe('No proof was cleared.');
  await program.openPlayer();
  await program.ledger.prove();
  await program.owner.query(`update ledger.account_totals set credits_posted = 7 where flags = 1`);
  const { id } = await program.ledger.prove();
  const shown = await run('show');
  expect(shown).toContain('Payouts wait: the ledger does not prove.');
  expect(shown).toMatch(new RegExp(`${id} +\\S+Z +account_differences +\\["`));
  expect(shown).toMatch(/unbalanced +\["BRL"\]/);
  await expect(run(`clear ${id} --by ana`)).rejects.toThrow('Why may payouts be sent again?');
  await expect(run(`clear 0 --by ana`, 'seen')).rejects.toThrow('Which proof?');
  await expect(run(`clear ${id - 1n} --by ana`, 'seen')).rejects.toThrow(`that is ${id}`);
  expect(await run(`clear ${id} --by ana`, 'put back')).toBe(
    `Proof ${id} is cleared by ana: payouts are sent again.`,
  );
  await expect(run(`clear ${id} --by rui`, 'again')).rejects.toThrow('Nothing was changed.');
  expect(lines).toMatchObject([
    { actor: 'ana', action: 'proof.cleared', subject: String(id), detail: { reason: 'put back' } },
  ]);
  expect(await run('cleared')).toMatch(new RegExp(`${id} +\\S+Z +ana +desk +put back`));
});
