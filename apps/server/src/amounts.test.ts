import { addDays, dayIn } from '@arara/calendar';
import { Amount, allCalls } from '@arara/contract';
import type { Call } from '@arara/contract';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { createVisitor } from './modules/identity/testing/visitor.ts';
import { issueTo } from './modules/rewards/testing/rewarded.ts';
import { cardsOf } from './modules/studio/testing/cards.ts';
import { openHighFlight } from './modules/studio/testing/high-flight.ts';
import { openMemberProgram } from './testing/member-program.ts';
import { signedInStaff } from './testing/staff-member.ts';
import { oneDayClock } from './testing/one-day-clock.ts';
import { hasPart, partsOf } from './testing/parts-of.ts';
import { rewrite } from './testing/rewrite.ts';
import type { TestProgram } from './testing/test-program.ts';

/** Amounts of every answer, of a member who has some of everything that money can be in. */
let program: TestProgram;
let call: ReturnType<typeof createVisitor>;
let token = '';
let studioToken = '';
let staffToken = '';
/** Values for parameters, as answers have told them. */
const told: Record<string, Record<string, string>> = {
  gameByCode: { nodeId: '1001' },
  lotteryGame: { gameCode: 'ssc-5m' },
  drawsOfGame: { gameCode: 'ssc-5m' },
  staffLottery: { gameCode: 'ssc-5m' },
  staffLotteryIssues: { gameCode: 'ssc-5m' },
};

type Json = Record<string, unknown>;
const named = Object.fromEntries(allCalls.map((one) => [one.name, one]));
/** Calls whose amounts were seen, and amounts that no bank would write so. */
const seen = new Set<string>();
const wrong: string[] = [];

async function ask(name: string, body?: object): Promise<Json> {
  const one = named[name];
  if (one === undefined) throw new Error(`no call ${name}`);
  const path = one.path.replaceAll(/:(\w+)/g, (_, part: string) => told[name]?.[part] ?? 'x');
  const answer = await call(path, {
    method: one.method,
    token: { studio: studioToken, staff: staffToken }[one.auth as string] ?? token,
    headers: { 'idempotency-key': `amounts-${name}` },
    ...(body === undefined ? {} : { body }),
  });
  if (answer.success) look(one, answer.value);
  else if (body !== undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  return { ...answer.value };
}

function look({ name, value: schema }: Call, value: unknown): void {
  for (const [place, part, amount] of partsOf(schema, value)) {
    if (part !== Amount) continue;
    seen.add(name);
    if (!/^-?(0|[1-9]\d*)\.\d\d$/.test(String(amount)))
      wrong.push(`${name}${place}: ${String(amount)}`);
  }
}

interface Issue {
  readonly numero: string;
}

const idOf = (value: unknown): { id: string } => ({ id: (value as { id: string }).id });

beforeAll(async () => {
  ({ program, call, token } = await openMemberProgram(100_000n, {
    replace: { clock: oneDayClock('America/Sao_Paulo') },
  }));
  // Vendors of the sandbox come with the address.
  await program.app.listen({ host: '127.0.0.1', port: 0 });
  await play();
  await bet();
  await moveMoney();
  await openDesks();
}, 120_000);
afterAll(() => program.close());

interface Seeds {
  readonly asks: { readonly promise: string };
  readonly serverSeedHash: string;
}

/** Opens a game; the calls of the studio are those of its session from here on. */
async function openGame(nodeId: string | undefined, gameCode: string): Promise<Seeds> {
  const { game_url: url } = await ask('launchGame', { nodeId });
  const launchToken = new URL(String(url), 'http://localhost').searchParams.get('token');
  const opened = await ask('studioSession', { launchToken, gameCode });
  studioToken = String(opened['sessionToken']);
  return opened['seeds'] as Seeds;
}

async function play(): Promise<void> {
  const { asks, serverSeedHash } = await openGame('1001', 'ouro-da-mata');
  await ask('answerPromise', { promise: asks.promise, clientSeed: 'arara' });
  const { round } = await ask('playRound', { stake: '1' });
  for (const name of ['studioRound', 'roundProof']) told[name] = idOf(round);
  const listed = await call(`/api/fairness/rounds?serverSeedHash=${serverSeedHash}`, { token });
  look(named['pairRounds'] as Call, listed.value);
  await playSteps();
  await playTable();
  await ask('launchTrial', { nodeId: '1001' });
  await ask('addFavourite', { nodeId: '1001' });
  await program.owner.query(`
    insert into play.big_win (
      vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at, round, stake)
    select r.vendor_id, 'amounts', r.merchant_id, r.player_id, r.game_code, 900000, 'BRL', now(), r.id, 100
    from play.round r where r.merchant_id = 'arara' and r.game_code = 'ouro-da-mata' limit 1`);
}

/** A round of hilo that goes on. */
async function playSteps(): Promise<void> {
  const before = studioToken;
  await openGame((await cardsOf(program, ['hilo'])).get('hilo'), 'hilo');
  const { round } = await ask('openSteps', { stake: '1' });
  told['moveSteps'] = idOf(round);
  await ask('moveSteps', { number: 0, name: 'skip' });
  await ask('currentSteps');
  studioToken = before;
}

/** A seat in a flight, which is left. */
async function playTable(): Promise<void> {
  const before = studioToken;
  const flight = await openHighFlight(program);
  await openGame((await cardsOf(program, ['crash'])).get('crash'), 'crash');
  const { own } = await ask('takeSeat', { stake: '1' });
  told['moveSeat'] = idOf((own as unknown[])[0]);
  await ask('table');
  await flight.takeOff();
  await ask('moveSeat', { name: 'cashOut' });
  studioToken = before;
}

async function bet(): Promise<void> {
  const { value } = await call('/lgw/numeros/near?gameCode=ssc-5m');
  const { current, next } = value as unknown as Record<'current', Issue> & { next: Issue[] };
  const numeros = [current, ...next].map(({ numero }) => numero);
  // The issue is on sale, whatever the time is while this runs.
  const longer = sql`
    update lottery.issue set close_at = close_at + interval '1 hour',
      draw_at = draw_at + interval '1 hour', void_at = void_at + interval '1 hour'
    where game_code = 'ssc-5m' and numero = any (${numeros}::text[])`;
  await rewrite(program.owner, longer);
  const lines = [{ play: 'ssc.front2.direct', rows: [[1, 2], [3]], multiple: 10 }];
  const wish = { gameCode: 'ssc-5m', tableVersion: 1, mode: 1_920, unit: '0.001', lines };
  const { ticket } = await ask('placeTicket', { ...wish, numero: numeros[0], price: '0.04' });
  const steps = numeros.slice(1, 3).map((numero) => ({ numero, multiple: 1 }));
  const { chase } = await ask('orderChase', { ...wish, steps, stopOnWin: false, price: '0.08' });
  for (const name of ['myTicket', 'ticketProof', 'cancelTicket', 'staffTicket'])
    told[name] = idOf(ticket);
  told['staffLotteryIssue'] = { gameCode: 'ssc-5m', numero: numeros[0] ?? '' };
  for (const name of ['myChase', 'stopChase']) told[name] = idOf(chase);
}

async function moveMoney(): Promise<void> {
  const deposit = await ask('createDeposit', { amount: '50' });
  for (const name of ['deposit', 'checkDeposit', 'cancelDeposit']) told[name] = idOf(deposit);
  const withdrawal = await ask('createWithdrawal', { amount: '30.5' });
  for (const name of ['withdrawal', 'confirmWithdrawal']) told[name] = idOf(withdrawal);
  // As if the bank had paid it: only then its member says that it arrived.
  await program.owner.query(`update cashier.withdrawal set state = 'PAID', finished_at = now()`);
  await ask('confirmWithdrawal', {});
  const sent = await ask('walletTransfer', { from: 'MAIN', to: 'porto', amount: '10' });
  told['walletTransferDetail'] = idOf(sent);
  const { rows } = await ask('memberTransactions');
  told['transfer'] = idOf((rows as unknown[])[0]);
  const { rows: rounds } = await ask('rounds');
  told['round'] = idOf((rounds as unknown[])[0]);
}

/** Bonus money that the member took and gave up. */
async function openGrant(playerId: bigint): Promise<void> {
  const id = String(await issueTo(program, playerId));
  for (const name of ['grantOne', 'activateGrant', 'giveUpGrant']) told[name] = { id };
  await ask('activateGrant', {});
  await ask('giveUpGrant', {});
}

/** A person of staff, with something of the member on each desk. */
async function openDesks(): Promise<void> {
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  staffToken = (await signedInStaff(kit, { roles: ['owner'], brands: ['arara'] })).token;
  const { value: waiting } = await call('/api/cashier/withdrawals', {
    method: 'POST',
    token,
    headers: { 'idempotency-key': 'amounts-waiting' },
    body: { amount: '12.5' },
  });
  told['staffWithdrawal'] = idOf(waiting);
  await program.owner.query(
    `update cashier.withdrawal set state = 'REVIEW', reason = 'review.amount' where id = $1`,
    [idOf(waiting).id],
  );
  const { rows } = await program.owner.query<{ id: bigint; account: string }>(
    `select id, account_number::text as account from identity.player where username = $1`,
    ['sortuda'],
  );
  const account = rows[0]?.account ?? '';
  await openGrant(rows[0]?.id ?? 0n);
  for (const name of [
    'staffMember',
    'staffMemberTimeline',
    'staffMemberConsequence',
    'staffGrants',
  ])
    told[name] = { account };
  told['staffGame'] = { nodeId: '1001' };
  const day = addDays(dayIn('America/Sao_Paulo', program.kernel.clock.now()), -1);
  const compare = program.jobs.find(({ name }) => name === 'reconcile.day');
  await compare?.run({ merchant: 'arara', day });
  told['staffReconcileDay'] = { day };
  told['staffReport'] = { report: 'play' };
  await ask('previewShelf', { arranged: { part: 'list:RNG', value: { pins: [] } } });
  told['switchGame'] = { nodeId: '1003' };
  await ask('switchGame', { on: false, reason: 'amounts' });
  told['switchLottery'] = { gameCode: 'keno-2m' };
  await ask('switchLottery', { on: false, reason: 'amounts' });
  const { rows: abroad } = await program.owner.query<{ numero: string }>(
    `select numero from lottery.issue where game_code = 'vn-north' limit 1`,
  );
  const issue = { gameCode: 'vn-north', numero: abroad[0]?.numero ?? '' };
  for (const name of ['callLotteryVoid', 'withdrawLotteryWord']) told[name] = issue;
  await ask('callLotteryVoid', { reason: 'amounts' });
  await ask('withdrawLotteryWord', { about: 'void' });
  const search = `/api/staff/search?q=${idOf(waiting).id}`;
  look(named['staffSearch'] as Call, (await call(search, { token: staffToken })).value);
  const preview = `/api/staff/members/${account}/adjustment?direction=credit&amount=1.00`;
  look(named['staffAdjustmentPreview'] as Call, (await call(preview, { token: staffToken })).value);
}

/** Desks that nothing of this member stands on: their own tests see their amounts. */
const elsewhere = [
  'staffPayments',
  'staffPayment',
  'staffPrizes',
  'staffPrize',
  'enterLotteryResult',
  'lookAgainAtIssue',
  'previewCorrection',
];

test('every amount has the decimals of its currency, whoever set it', async () => {
  const reading = allCalls.filter(({ method, auth }) => method === 'GET' && auth !== 'vendor');
  for (const { name } of reading) await ask(name);
  for (const name of [
    'checkDeposit',
    'cancelDeposit',
    'cancelTicket',
    'stopChase',
    'recallWallets',
  ])
    await ask(name, {});
  const limits = (await ask('limits'))['limits'] as { kind: string; value: string | null }[];
  for (const { kind, value } of limits) {
    if (kind !== 'time' && value !== null) expect(value).toMatch(/\.\d\d$/);
  }
  expect(wrong).toEqual([]);
  const some = allCalls.filter(({ value, auth }) => auth !== 'vendor' && hasPart(value, Amount));
  const unseen = some.filter(({ name }) => !seen.has(name)).map(({ name }) => name);
  expect(unseen).toEqual(elsewhere);
});

test('the result of a day is one figure, in the account and in a game, with what was sent to a purse', async () => {
  const { game_url: url } = await ask('launchGame', { nodeId: '1001' });
  const launchToken = new URL(String(url), 'http://localhost').searchParams.get('token');
  const opened = await ask('studioSession', { launchToken, gameCode: 'ouro-da-mata' });
  const { net, stake } = await ask('todaySummary');
  expect(Number(stake), 'the purse got 10.00').toBeGreaterThanOrEqual(10);
  expect(opened['today']).toEqual({ net });
});

test('the balance is the sum of its parts; what lies at a vendor stands beside it', async () => {
  const before = await ask('balance');
  const sent = await call('/wps/relay/GCS_walletTransfer', {
    method: 'POST',
    token,
    body: { from: 'MAIN', to: 'porto', amount: 7, idempotencyKey: 'amounts-to-purse' },
  });
  expect(sent).toMatchObject({ status: 200, value: { state: 'OK', amount: '7.00' } });
  const after = await ask('balance');
  const centsOf = (amount: unknown) => Math.round(Number(amount) * 100);
  expect(centsOf(before['sumBalance']) - centsOf(after['sumBalance'])).toBe(700);
  const parts = after['balance'] as { wallet: string; amount: string }[];
  expect(parts.map(({ wallet }) => wallet)).toEqual(['cash', 'bonus']);
  const sum = parts.reduce((total, { amount }) => total + centsOf(amount), 0);
  expect(sum).toBe(centsOf(after['sumBalance']));
  const purseOf = ({ purses }: Json) => {
    const found = (purses as { wallet: string; amount: string }[])[0];
    return found?.wallet === 'porto' ? centsOf(found.amount) : 0;
  };
  expect(purseOf(after) - purseOf(before)).toBe(700);
});
