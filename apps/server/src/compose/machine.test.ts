import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInStaff } from '../testing/staff-member.ts';
import { createTestProgram } from '../testing/test-program.ts';
import type { TestProgram } from '../testing/test-program.ts';

let program: TestProgram;
const tokens: Record<string, string> = {};
/** A consumer that writes a line into the log, and its topic. */
const consumer = 'play.held';
const topic = 'play.prize.held';
const held = { vendor: 'v', txId: 't', playerId: '42', amount: '1', currency: 'BRL' };

beforeAll(async () => {
  program = await createTestProgram();
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  for (const role of ['owner', 'auditor', 'finance']) {
    tokens[role] = (await signedInStaff(kit, { roles: [role], brands: ['arara'] })).token;
  }
  await program.consumers.start();
  await program.consumers.stop();
}, 120_000);
beforeEach(() =>
  program.owner.query(
    `truncate platform.dead_letter, platform.dead_letter_decision, platform.event`,
  ),
);
afterAll(() => program.close());

interface Reply {
  readonly value: Record<string, never>;
  readonly errorCode?: string;
}

async function ask(role: string, path: string, body?: object) {
  const reply = await program.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/staff/machine${path}`,
    headers: { host: 'localhost', merchant: 'arara', authorization: tokens[role] ?? '' },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { value, errorCode } = reply.json<Reply>();
  return { status: reply.statusCode, value, code: errorCode };
}

/** A letter, of a payload that its consumer cannot read where none is given. */
async function bury(seq: number, of = consumer, payload: object = {}): Promise<string> {
  await program.owner.query(
    `insert into platform.dead_letter values
      ($1, '5', $2, $3, 1, null, $4, now(), 'Error: broken', 8, now(), now())`,
    [of, seq, topic, payload],
  );
  return `/letters/${of}/5-${seq}`;
}

const audit = async (action: string) =>
  (
    await program.owner.query<{ subject: string; detail: Record<string, unknown> }>(
      `select subject, detail from staff.audit where action = $1 order by id`,
      [action],
    )
  ).rows;

/** Makes an unsound proof; the balance is put right again. */
async function unsoundProof(): Promise<bigint> {
  const change = (by: number) =>
    program.owner.query(
      `update ledger.account_totals set credits_posted = credits_posted + $1
       where account_id = (select min(account_id) from ledger.account_totals)`,
      [by],
    );
  await change(1);
  await proof();
  await change(-1);
  const { rows } = await program.owner.query<{ id: bigint }>(
    `select max(id) as id from ledger.proofs where not sound`,
  );
  return rows[0]?.id ?? 0n;
}

const proof = async (name = 'ledger.prove') =>
  program.jobs.find((job) => job.name === name)?.run({});

describe('the machine room', () => {
  test('is open to owner and auditor, and only the owner decides', async () => {
    expect([(await ask('owner', '')).status, (await ask('auditor', '')).status]).toEqual([
      200, 200,
    ]);
    expect(await ask('finance', '')).toMatchObject({ status: 403, code: 'permission.denied' });
    const letter = await bury(1);
    expect((await ask('auditor', '/letters')).status).toBe(200);
    for (const path of [`${letter}/retry`, `${letter}/drop`, '/proofs/1/clear']) {
      expect(await ask('auditor', path, { reason: 'because' })).toMatchObject({
        code: 'permission.denied',
      });
    }
  });

  test('tells how far each follower is behind, what it fails at, and its letters', async () => {
    await program.owner.query(`update platform.consumer set xid = '1', seq = -1 where name = $1`, [
      consumer,
    ]);
    await program.owner.query(
      `insert into platform.event (topic, payload, at)
       select t, '{}', now() - interval '5 minutes' from unnest($1::text[]) t`,
      [['other.topic', topic, topic]],
    );
    await program.owner.query(
      `update platform.consumer c set failed_xid = e.xid, failed_seq = e.seq, attempts = 3,
        first_failed_at = now(), retry_at = now()
       from platform.event e where c.name = $1 and e.topic = $2`,
      [consumer, topic],
    );
    await bury(2);
    const { value } = await ask('owner', '');
    expect(value).toMatchObject({
      followers: expect.arrayContaining([
        expect.objectContaining({
          name: consumer,
          behind: 2,
          many: false,
          letters: 1,
          failing: expect.objectContaining({ attempts: 3, topic }),
        }),
      ]),
    });
  });

  test('tells jobs that failed, are late and wait, without values of people', async () => {
    await program.owner.query(`select graphile_worker.add_job('x.' || n, '{}',
      run_at => now() + n * interval '1 hour', max_attempts => 1) from unnest(array[-1, 0, 1]) n`);
    await program.owner.query(
      `update graphile_worker._private_jobs set attempts = 1, last_error = $1
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'x.0')`,
      [`no mail to maria@example.com of 123.456.789-09`],
    );
    const { value } = await ask('owner', '');
    const { queue } = value as unknown as {
      queue: { counts: object; jobs: { name: string; state: string; error: string | null }[] };
    };
    expect(queue.jobs.filter(({ name }) => name.startsWith('x.'))).toMatchObject([
      { name: 'x.0', state: 'failed', error: 'no mail to …@… of …' },
      { name: 'x.-1', state: 'late', error: null },
      { name: 'x.1', state: 'waiting' },
    ]);
    expect(queue.counts).toMatchObject({ failed: 1, late: 1, running: 0 });
  });
});

describe('an unsound proof', () => {
  test('is told with its faults, and cleared once by two at once, with a reason', async () => {
    await proof();
    const id = await unsoundProof();
    await proof('ledger.prove-whole');
    const { value } = await ask('auditor', '');
    expect(value).toMatchObject({
      proofs: {
        daily: { id: String(id), sound: false },
        whole: { sound: true },
        unsound: [{ id: String(id) }],
        payoutsWait: true,
      },
    });
    const path = `/proofs/${id}/clear`;
    expect(await ask('owner', path, { reason: ' ' })).toMatchObject({ code: 'request.invalid' });
    expect(await ask('owner', '/proofs/999999/clear', { reason: 'seen' })).toMatchObject({
      status: 409,
      code: 'proof.not.newest',
    });
    const reason = 'found <b>and</b> put back';
    const both = await Promise.all([0, 1].map(() => ask('owner', path, { reason })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await audit('proof.cleared')).toMatchObject([
      { subject: String(id), detail: { reason } },
    ]);
    expect((await ask('owner', '')).value).toMatchObject({
      proofs: { unsound: [], payoutsWait: false },
    });
    const { rows } = await program.owner.query(`select from ledger.clearances`);
    expect(rows).toHaveLength(1);
  });
});

describe('a dead letter', () => {
  test('is listed without what it says', async () => {
    await bury(3, consumer, { cpf: '12345678909' });
    await bury(4, 'gone.consumer');
    const { value } = await ask('auditor', '/letters');
    expect(value).toMatchObject({
      more: false,
      letters: [
        { consumer, event: '5-3', error: 'Error: broken', attempts: 8, known: true },
        { consumer: 'gone.consumer', known: false },
      ],
    });
    expect(JSON.stringify(value)).not.toContain('12345678909');
  });

  test('is retried once by two at once', async () => {
    const path = `${await bury(5, consumer, held)}/retry`;
    const both = await Promise.all([0, 1].map(() => ask('owner', path, {})));
    expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual([
      'dead.letter.not.found',
      'done',
    ]);
    expect(await audit('letter.retried')).toHaveLength(1);
  });

  test('that fails again stays, and says so', async () => {
    const path = await bury(6);
    expect(await ask('owner', `${path}/retry`, {})).toMatchObject({
      status: 409,
      code: 'dead.letter.failed.again',
    });
    expect(await audit('letter.failed')).toMatchObject([
      {
        subject: `${consumer}/5-6`,
        detail: {
          before: { attempts: 8, error: 'Error: broken' },
          after: { attempts: 9, error: expect.stringContaining('fact.payload.invalid') },
        },
      },
    ]);
    const other = await bury(7, 'gone.consumer');
    expect(await ask('owner', `${other}/retry`, {})).toMatchObject({
      code: 'dead.letter.consumer.unknown',
    });
  });

  test('is dropped with a reason, and not without', async () => {
    const path = `${await bury(8)}/drop`;
    expect(await ask('owner', path, {})).toMatchObject({ code: 'request.invalid' });
    expect(await ask('owner', path, { reason: 'no' })).toMatchObject({ code: 'request.invalid' });
    const reason = 'the member is gone';
    expect(await ask('owner', path, { reason })).toMatchObject({ status: 200 });
    expect(await ask('owner', path, { reason })).toMatchObject({ code: 'dead.letter.not.found' });
    expect(await audit('letter.dropped')).toMatchObject([
      {
        subject: `${consumer}/5-8`,
        detail: { reason, before: { error: 'Error: broken' }, after: null },
      },
    ]);
  });
});
