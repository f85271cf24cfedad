import type { PermissionName } from '@arara/contract';
import { PROGRAM_ROLE, sql } from '@arara/postgres';
import { z } from 'zod';
import { contributionsOf } from '../../../platform/contributions.ts';
import { AppError } from '../../../platform/errors.ts';
import { signedInStaff } from '../../../testing/staff-member.ts';
import { openStaffProgram } from '../../staff/testing/staff-program.ts';
import type { StaffProgram } from '../../staff/testing/staff-program.ts';
import { createDecisions, kindOf } from '../index.ts';
import type { AnyKind, Decisions, DecisionsOptions } from '../index.ts';

/** Faults that the kinds of the test make, by the name of the thing. */
const faults = new Map<string, () => Error>();

const permissionsOf = (area: string, scope: 'own-brand' | 'all') => {
  const named = (verb: string) => `${area}:${verb}` as PermissionName;
  return {
    read: `${named('read')}:${scope}`,
    propose: `${named('propose')}:${scope}`,
    approve: `${named('approve')}:${scope}`,
  } as const;
};

const Thing = z.strictObject({ name: z.string().min(1).max(40) });
type Thing = z.output<typeof Thing>;

const factsOf: AnyKind['facts'] = async (db, subject, { lock }) => {
  const { name } = subject as Thing;
  const { rows } = await db.query<{ amount: number; state: string }>(
    lock
      ? sql`select amount, state from thing where name = ${name} for update`
      : sql`select amount, state from thing where name = ${name}`,
  );
  const [row] = rows;
  return row?.state === 'WAITING' ? { thing: name, amount: String(row.amount) } : null;
};

const common = {
  subject: Thing,
  keyOf: ({ name }: Thing) => name,
  facts: factsOf,
};

function stumble(name: string): void {
  const fault = faults.get(name);
  faults.delete(name);
  if (fault !== undefined) throw fault();
}

/** Gives a thing in the transaction that marks the decision. */
const give = kindOf<Thing>({
  ...common,
  kind: 'thing.give',
  of: 'brand',
  permissions: permissionsOf('cashier:withdrawal', 'own-brand'),
  execute: async ({ name }, { people }) => {
    const text = people.join();
    return async (tx) => {
      await tx.query(sql`
        update thing set state = 'GIVEN', given = given + 1, people = ${text} where name = ${name}`);
      stumble(name);
    };
  },
});

/** Gives a thing in two steps, each of which may be repeated. */
const walk = kindOf<Thing>({
  ...common,
  kind: 'thing.walk',
  of: 'house',
  takesSteps: true,
  permissions: permissionsOf('lottery:prizes', 'all'),
  async execute({ name }) {
    const { pool } = program();
    await pool.query(`update thing set state = 'HALFWAY' where name = $1 and state = 'WAITING'`, [
      name,
    ]);
    stumble(name);
    await pool.query(
      `update thing set state = 'GIVEN', given = given + 1 where name = $1 and state = 'HALFWAY'`,
      [name],
    );
    return async () => undefined;
  },
});

let started: StaffProgram | null = null;
function program(): StaffProgram {
  if (started === null) throw new Error('no program');
  return started;
}

/** Decisions about things that the test makes, on a database of its own. */
export async function openDecisionsProgram() {
  let decisions: Decisions | null = null;
  let options: DecisionsOptions | null = null;
  const base = await openStaffProgram(({ staff, ...kernel }) => {
    options = {
      ...kernel,
      record: staff.record,
      personOf: staff.personOf,
      kinds: contributionsOf(give, walk),
    };
    decisions = createDecisions(options);
    return decisions.routes ?? [];
  });
  started = base;
  await base.owner.query(`create table thing (
    name text primary key, amount integer not null, state text not null default 'WAITING',
    given integer not null default 0, people text);
    grant all on thing to ${PROGRAM_ROLE}`);
  let things = 0;
  return {
    ...base,
    options: options as unknown as DecisionsOptions,
    async thing(amount = 100): Promise<string> {
      things += 1;
      const name = `thing-${things}`;
      await base.owner.query('insert into thing (name, amount) values ($1, $2)', [name, amount]);
      return name;
    },
    async given(name: string): Promise<{ given: number; people: string | null }> {
      const { rows } = await base.owner.query<{ given: number; people: string | null }>(
        'select given, people from thing where name = $1',
        [name],
      );
      return rows[0] ?? { given: -1, people: null };
    },
    person: (roles: readonly string[] = ['owner'], brands: readonly string[] = ['arara']) =>
      signedInStaff(base, { roles, brands }),
    /** The next execution about this thing fails: by a fault of the program, or by a refusal. */
    fail(name: string, how: 'fault' | 'refusal'): void {
      faults.set(name, () =>
        how === 'fault' ? new Error('the machine broke') : new AppError('deposit.limit.reached'),
      );
    },
    /** Everybody has just proved the second step, however far the clock went. */
    async proveAll(): Promise<void> {
      await base.owner.query(
        'update staff.session set proven_at = $1 where proven_at is not null',
        [base.clock.now()],
      );
    },
    async runJob(name: string): Promise<void> {
      await decisions?.jobs?.find((job) => job.name === name)?.run({});
    },
  };
}

export type DecisionsProgram = Awaited<ReturnType<typeof openDecisionsProgram>>;
