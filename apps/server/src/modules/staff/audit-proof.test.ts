import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInStaff } from '../../testing/staff-member.ts';
import { forge } from './testing/forge.ts';
import { openStaffProgram } from './testing/staff-program.ts';
import type { StaffProgram } from './testing/staff-program.ts';

let program: StaffProgram;
beforeAll(async () => {
  program = await openStaffProgram();
});
afterAll(() => program.close());

/** Ids of the lines that a test starts with, all of brand `arara`. */
let ids: string[] = [];
beforeEach(async () => {
  await forge(
    program.owner,
    `truncate staff.audit, staff.audit_link, staff.audit_proof; delete from staff.audit_head`,
  );
  for (let turn = 1; turn <= 5; turn += 1) await write(`s${turn}`);
  const { rows } = await program.owner.query<{ id: bigint }>(
    'select id from staff.audit order by id',
  );
  ids = rows.map(({ id }) => String(id));
});

const write = (subject: string, merchant: string | null = 'arara') =>
  program.database.transaction((tx) =>
    program.staff.record(tx, {
      staffId: 1n,
      actor: 'ana@arara.example',
      merchant,
      action: 'test.done',
      subject,
      detail: { amount: '10.00', to: { name: 'Ana' } },
    }),
  );

const prove = async (whole: boolean) => {
  const { sound, body } = await program.staff.proveAudit({ whole });
  return { sound, faults: body.faults };
};
const fault = (name: string, place: number | null, line: string | null, chain = 'arara') => ({
  chain,
  place,
  line,
  fault: name,
});

/** A line between two others, with an id that was never used. */
const insertBetween = () => `
  insert into staff.audit (id, at, actor, merchant_id, action, subject) overriding system value
  values (${ids[2]}::bigint - 1000000, now(), 'machine:x', 'arara', 'test.done', 'forged')`;

describe('the proof of the audit', () => {
  it.each([
    ['its person', `actor = 'rui@arara.example'`],
    ['its account', `staff_id = null`],
    ['its brand', `merchant_id = 'other'`],
    ['its action', `action = 'test.undone'`],
    ['its subject', `subject = 's9'`],
    ['a detail', `detail = jsonb_set(detail, '{to,name}', '"Rui"')`],
    ['its time', `at = at + interval '1 microsecond'`],
    ['its address', `address = '10.0.0.9'`],
    ['its session', `session_id = gen_random_uuid()`],
  ])('finds a line that was edited, by %s', async (_, edit) => {
    await forge(program.owner, `update staff.audit set ${edit} where subject = 's3'`);
    const found = { sound: false, faults: [fault('content_changed', 3, ids[2] ?? '')] };
    expect(await prove(false)).toEqual(found);
    expect(await prove(true)).toEqual(found);
  });

  it('finds an old line that was edited in the whole proof, and stays unsound until it is put back', async () => {
    expect((await prove(false)).sound).toBe(true);
    await forge(program.owner, `update staff.audit set actor = 'rui' where subject = 's3'`);
    await write('s6');
    expect(await prove(false)).toEqual({ sound: true, faults: [] });
    const found = { sound: false, faults: [fault('content_changed', 3, ids[2] ?? '')] };
    expect(await prove(true)).toEqual(found);
    expect(await prove(false)).toEqual(found);
    const back = `update staff.audit set actor = 'ana@arara.example' where subject = 's3'`;
    await forge(program.owner, back);
    expect((await prove(false)).sound).toBe(true);
  });

  it.each([
    ['a line', 's3', 'delete', 'line_missing'],
    ['the first line', 's1', 'delete', 'line_missing'],
    ['the last line', 's5', 'delete', 'line_missing'],
  ])('finds that %s was removed', async (_, subject, verb, name) => {
    const place = Number(subject.slice(1));
    expect((await prove(false)).sound).toBe(true);
    await forge(program.owner, `${verb} from staff.audit where subject = '${subject}'`);
    const faults = [fault(name, place, ids[place - 1] ?? '')];
    expect(await prove(false)).toEqual({ sound: false, faults });
  });

  it('finds that a line and its link were removed', async () => {
    expect((await prove(false)).sound).toBe(true);
    await forge(
      program.owner,
      `delete from staff.audit where id = ${ids[2]}; delete from staff.audit_link where place = 3`,
    );
    expect(await prove(false)).toEqual({ sound: false, faults: [fault('link_missing', 3, null)] });
  });

  it('finds that the end was cut off', async () => {
    await forge(
      program.owner,
      `delete from staff.audit where id = ${ids[4]}; delete from staff.audit_link where place = 5`,
    );
    expect((await prove(false)).faults).toEqual([fault('end_changed', 5, ids[3] ?? '')]);
  });

  it('finds a line that was put in between, on any day', async () => {
    expect((await prove(false)).sound).toBe(true);
    await forge(program.owner, insertBetween());
    const { faults } = await prove(false);
    expect(faults).toEqual([fault('line_added', null, String(BigInt(ids[2] ?? 0) - 1_000_000n))]);
  });

  it('finds a chain that was written anew as a whole, by what an earlier proof vouched for', async () => {
    expect((await prove(false)).sound).toBe(true);
    await forge(
      program.owner,
      `delete from staff.audit where subject = 's5'; truncate staff.audit_link;
       delete from staff.audit_head; ${insertBetween()}; select staff.link_lines(-9000000000)`,
    );
    expect(await prove(false)).toEqual({
      sound: false,
      faults: [fault('proved_changed', 5, ids[4] ?? '')],
    });
  });

  it('finds an earlier proof that was changed, or taken out', async () => {
    const { id } = await program.staff.proveAudit({ whole: true });
    await prove(true);
    await forge(
      program.owner,
      `update staff.audit_proof set body = body || '{"lines": 0}' where id = ${id}`,
    );
    const { sound, body } = await program.staff.proveAudit({ whole: false });
    expect({ sound, found: body.proof_faults }).toEqual({ sound: false, found: [String(id)] });
  });

  it('is made once by those who ask at once', async () => {
    const proofs = await Promise.allSettled([prove(true), prove(true), prove(true), prove(true)]);
    const refused = proofs.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused.filter((code) => code !== '55P03' && code !== '23505')).toEqual([]);
    expect((await prove(false)).sound).toBe(true);
  });

  it('proves 10,000 lines within seconds, whole and by day', async () => {
    await program.owner.query(`
      insert into staff.audit (at, actor, merchant_id, action, subject, detail)
      select now(), 'ana@arara.example', 'arara', 'test.done', 'n' || n, '{"reason": "as agreed"}'
      from generate_series(1, 10000) n`);
    const begun = performance.now();
    const whole = await program.staff.proveAudit({ whole: true });
    const daily = await program.staff.proveAudit({ whole: false });
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(whole).toMatchObject({ sound: true, body: { lines: 10_005 } });
    expect(daily).toMatchObject({ sound: true, body: { lines: 0 } });
  });
});

describe('the answer about the proof', () => {
  it('tells staff of a brand about its chain and that of the house, and of no other', async () => {
    const { token } = await signedInStaff(program, { roles: ['auditor'], brands: ['arara'] });
    const ask = async () => (await program.call('GET', '/api/staff/audit/proof', { token })).value;
    expect(await ask()).toEqual({ proof: null, chains: [], faults: [] });
    await write('elsewhere', 'second');
    await prove(true);
    const sound = await ask();
    expect(sound).toMatchObject({
      proof: { whole: true, proofsSound: true },
      chains: [
        { merchant: null, sound: true },
        { merchant: 'arara', sound: true, provedTo: { place: 5, line: ids[4] } },
      ],
      faults: [],
    });

    await write('s6');
    await forge(
      program.owner,
      `update staff.audit set subject = 'x' where subject in ('s6', 'elsewhere')`,
    );
    await prove(true);
    expect(await ask()).toMatchObject({
      chains: [
        { merchant: null, sound: true },
        { merchant: 'arara', sound: false, provedTo: { place: 5, line: ids[4] } },
      ],
      faults: [{ merchant: 'arara', place: 6, fault: 'content_changed' }],
    });
    const { value } = await program.call('GET', '/api/staff/audit?subject=s5', { token });
    expect(value).toMatchObject({
      lines: [{ place: 5, hash: expect.stringMatching(/^[\da-f]{64}$/) }],
    });
  });
});
