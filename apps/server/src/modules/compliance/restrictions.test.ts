import { refusalByTerms } from '../play/index.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { openMoneyProgram, rightPassword } from '../../testing/money-program.ts';
import { addMonths } from './block.policy.ts';
import { runSetLimit } from './testing/calls.ts';

const program = await openMoneyProgram();
const minute = 60_000;
const hour = 60 * minute;
afterEach(() => program.requireSound());
afterAll(() => program.close());

const refused = (detail: string) => ({ ok: false, refusal: 'debits_refused', detail });

async function player(): Promise<bigint> {
  const playerId = await program.openPlayer({ lossDay: '500.00', timeDayMinutes: 120 });
  await program.fund(playerId, 100_000n);
  return playerId;
}

const pause = (id: bigint, hours: number) =>
  call<{ pausedUntil: string }>(program.compliance.routes, 'pauseAccount', id, { body: { hours } });
const exclude = (id: bigint, months: number, password = rightPassword) =>
  call<{ excludedUntil: string }>(program.compliance.routes, 'excludeAccount', id, {
    body: { months, password },
  });

/** Plays a stake each `everyMs`, as long as asked, and tells compliance of it. */
async function playFor(id: bigint, ms: number, everyMs: number): Promise<void> {
  for (let played = 0; played <= ms; played += everyMs) {
    program.compliance.played(id, 'America/Sao_Paulo');
    if (played < ms) program.clock.advance(everyMs);
  }
  await program.compliance.flushPlayTime();
}

test('a pause refuses stakes at once, even by terms from before, and ends by itself', async () => {
  const id = await player();
  const other = await program.anotherCompliance();
  const before = await other.stakeTerms(id);
  expect(before.refusal).toBeNull();
  await pause(id, 24);
  expect(await program.stake(id, 100n, other)).toMatchObject(refused('paused'));
  expect((await program.compliance.stakeTerms(id)).refusal).toMatchObject({ reason: 'paused' });
  expect(await program.prize(id, 100n)).toMatchObject({ ok: true });
  expect(await program.giveBack(id, 100n, program.clock.now())).toMatchObject({ ok: true });
  program.clock.advance(24 * hour);
  expect(await program.stake(id, 100n)).toMatchObject({ ok: true });
});

test('a pause can be made longer, never shorter', async () => {
  const id = await player();
  const long = await pause(id, 168);
  expect(await pause(id, 24)).toEqual(long);
});

test('an exclusion needs the password, ends the sessions and refuses stakes', async () => {
  const id = await player();
  await expect(exclude(id, 6, 'errada')).rejects.toMatchObject({ code: 'password.wrong' });
  expect(program.ended).not.toContain(id);
  expect(await program.stake(id, 100n)).toMatchObject({ ok: true });
  await exclude(id, 6);
  expect(program.ended).toContain(id);
  const outcome = await program.stake(id, 100n);
  expect(outcome).toMatchObject(refused('excluded'));
  const terms = await program.compliance.stakeTerms(id);
  expect(
    refusalByTerms(terms, { refusal: 'debits_refused', detail: 'excluded', debit: 0n }),
  ).toMatchObject({
    reason: 'excluded',
  });
});

test('an exclusion outweighs a pause and cannot be shortened', async () => {
  const id = await player();
  const { excludedUntil } = await exclude(id, 12);
  expect(await exclude(id, 2)).toEqual({ excludedUntil });
  await pause(id, 24);
  expect((await program.compliance.stakeTerms(id)).refusal).toMatchObject({ reason: 'excluded' });
  expect(await program.compliance.depositBlock(id)).toMatchObject({ reason: 'excluded' });
});

test('a round that was open settles during an exclusion', async () => {
  const id = await player();
  await program.stake(id, 1_000n);
  await exclude(id, 2);
  expect(await program.prize(id, 5_000n)).toMatchObject({ ok: true });
  expect(await program.cashOf(id)).toBe(104_000n);
});

test('months are counted on the calendar', () => {
  const at = (iso: string) => new Date(iso);
  expect(addMonths(at('2026-11-18T15:00:00Z'), 2)).toEqual(at('2027-01-18T15:00:00Z'));
  expect(addMonths(at('2026-12-31T15:00:00Z'), 2)).toEqual(at('2027-02-28T15:00:00Z'));
  expect(addMonths(at('2028-02-29T15:00:00Z'), 12)).toEqual(at('2029-02-28T15:00:00Z'));
});

test('time between stakes counts up to five minutes, longer gaps do not', async () => {
  program.clock.set('2026-11-24T15:00:00Z');
  const id = await player();
  await playFor(id, 10 * minute, minute);
  program.clock.advance(20 * minute);
  await playFor(id, 5 * minute, 5 * minute);
  expect(await call(program.compliance.routes, 'todaySummary', id)).toMatchObject({
    minutesPlayed: 15,
  });
});

test('two processes that saw the same play count it once', async () => {
  const id = await player();
  const other = await program.anotherCompliance();
  for (let step = 0; step < 11; step += 1) {
    program.compliance.played(id, 'America/Sao_Paulo');
    other.played(id, 'America/Sao_Paulo');
    program.clock.advance(minute);
  }
  await Promise.all([program.compliance.flushPlayTime(), other.flushPlayTime()]);
  expect(await call(program.compliance.routes, 'todaySummary', id)).toMatchObject({
    minutesPlayed: 10,
  });
});

test('a time limit that is used up refuses stakes in every process until the next day', async () => {
  program.clock.set('2026-11-25T15:00:00Z');
  const id = await player();
  const other = await program.anotherCompliance();
  expect(await program.stake(id, 100n, other)).toMatchObject({ ok: true });
  await runSetLimit(program, id, 'time', 'day', 30n);
  await playFor(id, 29 * minute, minute);
  expect(await program.stake(id, 100n)).toMatchObject({ ok: true });
  await playFor(id, minute, minute);
  expect(await program.stake(id, 100n)).toMatchObject(refused('time'));
  expect(await program.stake(id, 100n, other)).toMatchObject(refused('time'));
  expect(await program.prize(id, 100n)).toMatchObject({ ok: true });
  const terms = await program.compliance.stakeTerms(id);
  expect(
    refusalByTerms(terms, { refusal: 'debits_refused', detail: 'time', debit: 0n }),
  ).toMatchObject({
    reason: 'limit',
    kind: 'time',
  });
  program.clock.set('2026-11-26T03:00:00Z');
  expect(await program.stake(id, 100n)).toMatchObject({ ok: true });
});

test('the reminder of time and result is set by the player', async () => {
  const id = await player();
  expect(await program.compliance.realityCheckMinutes(id)).toBe(30);
  await call(program.compliance.routes, 'setRealityCheck', id, { body: { minutes: 60 } });
  expect(await program.compliance.realityCheckMinutes(id)).toBe(60);
});

test('an account without limits of its own is not held up', async () => {
  const terms = await program.compliance.stakeTerms(999_999n);
  expect(terms).toEqual({ legs: [], refusal: null });
});
