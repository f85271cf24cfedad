import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../platform/audit.ts';
import { openStaffProgram } from './testing/staff-program.ts';
import type { StaffProgram } from './testing/staff-program.ts';

let program: StaffProgram;
beforeAll(async () => {
  program = await openStaffProgram();
});
afterAll(() => program.close());

const lineOf = (merchant: string | null, subject: string): AuditEntry => ({
  staffId: null,
  actor: 'machine:test',
  merchant,
  action: 'test.done',
  subject,
});

/** One deed with lines at these brands, in one transaction; `between` happens before it commits. */
const write = (
  merchants: readonly (string | null)[],
  subject: string,
  between: () => Promise<void> = async () => undefined,
) =>
  program.database.transaction(async (tx) => {
    for (const merchant of merchants) await program.staff.record(tx, lineOf(merchant, subject));
    await between();
  });

async function chainOf(chain: string) {
  const { rows } = await program.owner.query<{ place: number; subject: string }>(
    `select l.place::int, a.subject from staff.audit_link l join staff.audit a on a.id = l.line_id
     where l.chain = $1 order by l.place`,
    [chain],
  );
  return rows;
}

const prove = () => program.staff.proveAudit({ whole: true });

describe('the chain of the audit', () => {
  it('has a chain per brand and one for the house, each line once and in the order of the commits', async () => {
    await write(['one', null, 'one', 'other'], 'first');
    await write([null], 'second');
    expect(await chainOf('one')).toEqual([
      { place: 1, subject: 'first' },
      { place: 2, subject: 'first' },
    ]);
    expect(await chainOf('other')).toEqual([{ place: 1, subject: 'first' }]);
    expect((await chainOf('')).map(({ subject }) => subject)).toEqual(['first', 'second']);
    expect(await prove()).toMatchObject({ sound: true, body: { faults: [], lines: 5 } });
  });

  it('is not forked by many who write at once, also at several brands in any order', async () => {
    const deeds = Array.from({ length: 40 }, (_, i) =>
      write(i % 2 === 0 ? ['busy', 'calm', null] : [null, 'calm', 'busy'], `deed ${i}`),
    );
    await Promise.all(deeds);
    for (const chain of ['busy', 'calm']) {
      const lines = await chainOf(chain);
      expect(lines.map(({ place }) => place)).toEqual(deeds.map((_, i) => i + 1));
      expect(new Set(lines.map(({ subject }) => subject)).size).toBe(deeds.length);
    }
    expect((await prove()).sound).toBe(true);
  });

  it('lets others write while a long transaction holds a line, which comes after theirs', async () => {
    await write(['long'], 'slow', () => write(['long'], 'quick'));
    expect((await chainOf('long')).map(({ subject }) => subject)).toEqual(['quick', 'slow']);
    expect((await prove()).sound).toBe(true);
  });

  it('has no gap where a deed is rolled back, or a part of it', async () => {
    await write(['undone'], 'kept');
    const failing = write(['undone'], 'lost', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await program.database.transaction(async (tx) => {
      await tx.query('savepoint part');
      await program.staff.record(tx, lineOf('undone', 'part'));
      await tx.query('rollback to savepoint part');
      await program.staff.record(tx, lineOf('undone', 'rest'));
    });
    expect(await chainOf('undone')).toEqual([
      { place: 1, subject: 'kept' },
      { place: 2, subject: 'rest' },
    ]);
    expect((await prove()).sound).toBe(true);
  });

  it('takes no links, ends and proofs from the program', async () => {
    for (const statement of [
      `insert into staff.audit_link values ('one', 9, 9, '', sha256(''))`,
      `update staff.audit_head set place = 0`,
      `insert into staff.audit_proof default values`,
      `select staff.link_lines(0)`,
      `alter table staff.audit disable trigger audit_is_chained`,
    ]) {
      await expect(program.pool.query(statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  it('has the same hashes for every session, whatever its settings', async () => {
    const client = await program.owner.connect();
    await client.query(`set time zone 'Asia/Tokyo'; set datestyle = 'German'`);
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query<{ sound: boolean }>(
      'select sound from staff.prove_audit(true)',
    );
    await client.query('rollback; reset all');
    client.release();
    expect(rows).toEqual([{ sound: true }]);
  });
});
