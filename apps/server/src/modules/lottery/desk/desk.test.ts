import { sql } from '@arara/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../../platform/audit.ts';
import type { StaffSession } from '../../../platform/http/caller.ts';
import { rewrite } from '../../../testing/rewrite.ts';
import { issueProof, ticketProof } from '../issues/proof.ts';
import { stopIssue } from '../issues/stopped.repository.ts';
import { codeOf, staff } from '../testing/desk-staff.ts';
import { foreignGame, onFirst, openLotteryProgram, testGame } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { resultsIn } from '../testing/settled-by-three.ts';
import type { DeskDeps } from './desk.ports.ts';
import { listLotteries } from './games.ts';
import { listIssues, showCorrection, showIssue } from './issues.ts';
import { sayOfTicket, showTicket, unsayOfTicket } from './tickets.ts';
import { lookAgain, resultIn, sayResult, sayVoid, unsay } from './words.ts';

/** The lottery desk over tickets that were sold, drawn and paid. */
let program: LotteryProgram;
let deps: DeskDeps;
let results: ReturnType<typeof resultsIn>;
const lines: AuditEntry[] = [];

beforeAll(async () => {
  program = await openLotteryProgram();
  results = resultsIn(program);
  const played = {
    vendor: 'lottery',
    gameCode: foreignGame.code,
    rounds: 3,
    stakes: 600n,
    prizes: 100n,
    stakesReturned: 200n,
    prizesReturned: 0n,
  };
  deps = {
    ...program.deps,
    record: async (_, entry) => void lines.push(entry),
    played: async (merchant) => (merchant === 'arara' ? [played] : []),
  };
}, 120_000);
afterAll(() => program.close());

const [ana, rui, bia] = [staff('ana@x.br'), staff('rui@x.br'), staff('bia@x.br')] as const;
const reader = { merchant: 'arara', language: 'en' };
const gameCode = foreignGame.code;

/** An issue of the lottery that is drawn elsewhere, over, with a ticket on three. */
async function over() {
  const issue = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer();
  await program.buy(player, { gameCode, numero: issue.numero, lines: [onFirst(3)] });
  await program.endSale(issue.id);
  await program.advance();
  return { ...issue, player, name: { gameCode, numero: issue.numero } };
}

test('the list says what is sold today at the brand, what waits for a result, and the exposure', async () => {
  const { numero } = await over();
  const next = await program.openIssue(600, -60, foreignGame);
  const player = await program.addPlayer();
  await program.buy(player, {
    gameCode,
    numero: next.numero,
    lines: [onFirst(1, 2)],
    price: '4.00',
  });
  const { lotteries } = await listLotteries(deps, reader);
  expect(lotteries.map(({ code }) => code)).toEqual([testGame.code, gameCode]);
  const own = lotteries.find(({ code }) => code === gameCode);
  expect(own).toMatchObject({
    drawSource: 'external',
    on: true,
    isSound: true,
    tickets: 3,
    turnover: '4.00',
    prizes: '1.00',
    waiting: { count: 1 },
    next: { numero: next.numero, staked: '4.00', stakedMax: '10000.00', worstMax: '10000.00' },
  });
  const detail = await showIssue(deps, ana, { gameCode, numero: next.numero });
  const { worst } = own?.next ?? {};
  expect(detail.exposure.cells).toHaveLength(2);
  expect(detail.exposure.cells[0]).toMatchObject({ play: 'three.first', worst, share: '0.19' });
  const { issues } = await listIssues(deps, gameCode, { show: 'waiting' });
  expect(issues.map((one) => one.numero)).toEqual([numero]);
  expect((await listIssues(deps, gameCode, { show: 'sold' })).issues[0]?.numero).toBe(next.numero);
  expect(await codeOf(listIssues(deps, 'nothing', { show: 'sold' }))).toBe('game.not.found');
  expect(await codeOf(listIssues(deps, gameCode, { show: 'sold', cursor: 'x' }))).toBe(
    'request.invalid',
  );
  const elsewhere = await listLotteries(deps, { ...reader, merchant: 'other' });
  expect(elsewhere.lotteries.map(({ turnover }) => turnover)).toEqual(['0.00', '0.00']);
});

test('two people read a result: the second one does not see what the first one read', async () => {
  const { name, player } = await over();
  const say = (who: StaffSession, text: string, source: string) =>
    sayResult(deps, who, name, { text, source, reason: null });
  expect(await codeOf(say(ana, 'digits 3 0', 'one.vn'))).toBe('lottery.result.unread');
  expect(await say(ana, 'digits 3 0 0', 'one.vn')).toMatchObject({
    entering: 'result',
    stand: 'waits',
    words: [{ by: 'ana@x.br', isOwn: true, result: '3,0,0' }],
  });
  expect((await showIssue(deps, rui, name)).words).toMatchObject([
    { by: 'ana@x.br', isOwn: false, result: null, source: 'one.vn' },
  ]);
  const auditor = staff('eva@x.br', []);
  expect((await showIssue(deps, auditor, name)).words[0]?.result).toBe('3,0,0');
  expect(await codeOf(say(rui, 'digits 3 0 0', 'https://www.one.vn/x'))).toBe(
    'lottery.result.source',
  );
  // They differ, and now both see both.
  const differs = await say(rui, 'digits 4 0 0', 'two.vn');
  expect(differs).toMatchObject({
    stand: 'differs',
    words: [{ result: '3,0,0' }, { result: '4,0,0' }],
  });
  expect(await codeOf(sayVoid(deps, bia, name, 'nobody drew it'))).toBe('lottery.void.said');
  expect((await unsay(deps, rui, name, 'result')).stand).toBe('waits');
  expect(await codeOf(unsay(deps, rui, name, 'result'))).toBe('lottery.word.none');
  const both = await Promise.all([
    codeOf(say(rui, 'digits 3 0 0', 'two.vn')),
    codeOf(say(bia, 'digits 3 0 0', 'three.vn')),
  ]);
  expect(both.toSorted()).toEqual(['done', 'lottery.result.over']);
  await program.advance();
  await program.advance();
  expect(await program.cashOf(player)).toBe(100_000n - 200n + 1_960n);
  expect((await showIssue(deps, ana, name)).issue).toMatchObject({
    state: 'SETTLED',
    result: '3,0,0',
  });
  const said = lines.filter(({ subject }) => subject === `lottery ${gameCode} ${name.numero}`);
  expect(said.map(({ actor, action }) => `${actor} ${action}`).slice(0, 3)).toEqual([
    'ana@x.br lottery.result.said',
    'rui@x.br lottery.result.said',
    'rui@x.br lottery.result.withdrawn',
  ]);
  expect(said).toHaveLength(4);
});

test('the figures before a correction are what the correction does', async () => {
  const { numero, three, seven } = await results.settledBy3();
  const name = { gameCode, numero };
  const result = await resultIn(deps, gameCode, 'digits 7 0 0');
  expect(await showCorrection(deps, name, result)).toEqual({
    currency: 'BRL',
    tickets: 10,
    changed: 2,
    unread: 0,
    winnersBefore: 1,
    winnersAfter: 1,
    paidBefore: '19.60',
    owedAfter: '19.60',
    toPay: '19.60',
    toTakeBack: '19.60',
  });
  expect(await codeOf(showCorrection(deps, name, '3,0,0'))).toBe('lottery.result.same');
  const [before, after] = await Promise.all([program.cashOf(three), program.cashOf(seven)]);
  const wrong = { text: 'digits 7 0 0', reason: 'the first digit was misread' };
  await sayResult(deps, ana, name, { ...wrong, source: 'one.vn' });
  const waits = await sayResult(deps, rui, name, { ...wrong, source: 'two.vn' });
  expect(waits.issue.state).toBe('CORRECTED');
  expect(await codeOf(showCorrection(deps, name, '4,0,0'))).toBe('lottery.result.early');
  await program.advance();
  expect(await program.cashOf(three)).toBe(before - 1_960n);
  expect(await program.cashOf(seven)).toBe(after + 1_960n);
  const { corrections, issue } = await showIssue(deps, ana, name);
  expect(corrections).toMatchObject([
    { before: '3,0,0', after: '7,0,0', tickets: 2, lost: '0.00' },
  ]);
  expect(issue).toMatchObject({ corrected: 1, prizes: '19.60' });
  await program.prove();
});

test('a draw of the house has nothing to enter; one that is held says why, and is looked at again', async () => {
  const { id, numero } = await program.openIssue();
  const name = { gameCode: testGame.code, numero };
  expect(await showIssue(deps, ana, name)).toMatchObject({ entering: null, mayVoid: false });
  const wish = { text: 'digits 1 2 3', source: 'x', reason: null };
  expect(await codeOf(sayResult(deps, ana, name, wish))).toBe('lottery.result.own');
  expect(await codeOf(sayVoid(deps, ana, name, 'x'))).toBe('lottery.result.own');
  expect(await codeOf(lookAgain(deps, ana, name, 'the row is back'))).toBe('lottery.issue.free');
  await stopIssue(program.owner, id, 'its beacon is not there');
  const { issue } = await lookAgain(deps, ana, name, 'the row is back');
  expect(issue.held?.code).toBe('beaconGone');
  expect(Date.parse(issue.held?.lookedAt ?? '')).toBeLessThan(Date.now() - 9 * 60_000);
  const held = await listIssues(deps, testGame.code, { show: 'held' });
  expect(held.issues.map((one) => one.numero)).toEqual([numero]);
  const gone = { ...name, numero: '209901019999' };
  expect(await codeOf(showIssue(deps, ana, gone))).toBe('lottery.issue.not.found');
  await program.owner.query(sql`delete from lottery.held_issue`);
});

/** A drawn issue with two tickets that win, one of which was rewritten since. */
async function tampered() {
  const { id, numero } = await program.openIssue();
  const [victim, neighbour] = [await program.addPlayer(), await program.addPlayer()];
  const wish = { numero, lines: [onFirst(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)], price: '20.00' };
  const bought = await program.buy(victim, wish);
  await program.buy(neighbour, wish);
  const ref = 'ticket' in bought ? bought.ticket.id : '';
  await program.endSale(id);
  await program.closeIssue(id);
  const proof = await ticketProof(program.deps, victim.playerId, ref);
  await program.draw(id);
  await rewrite(program.owner, sql`update lottery.ticket set stake = 9999 where ref = ${ref}`);
  expect(await program.settle(id)).toBe(false);
  return { id, ref, victim, neighbour, proof, name: { gameCode: testGame.code, numero } };
}
const back = { decision: 'return', text: null, reason: 'nobody has it' } as const;

test('a tampered ticket is ended by two people at the desk, once, and nobody else waits for it', async () => {
  const { id, ref, victim, neighbour, name } = await tampered();
  expect(await program.cashOf(neighbour), 'the neighbour is paid').toBe(100_000n - 2_000n + 1_960n);
  const { tampered: found } = await showIssue(deps, ana, name);
  expect(found).toEqual([
    { id: ref, staked: '20.00', paid: '0.00', choices: ['restore', 'return'], words: [] },
  ]);
  expect(await showTicket(deps, reader, ref)).toMatchObject({ isCounted: false, linePrizes: null });
  expect(await sayOfTicket(deps, ana, ref, back)).toEqual({ state: 'waits' });
  expect(await sayOfTicket(deps, ana, ref, back), 'one person is one').toEqual({ state: 'waits' });
  const keep = { ...back, decision: 'keep' } as const;
  expect(await codeOf(sayOfTicket(deps, rui, ref, keep))).toBe('lottery.ticket.decision');
  expect(await unsayOfTicket(deps, ana, ref)).toEqual({ state: 'waits' });
  expect(await codeOf(unsayOfTicket(deps, ana, ref))).toBe('lottery.word.none');
  await sayOfTicket(deps, ana, ref, back);
  const both = await Promise.all(
    [rui, bia].map((who) => codeOf(sayOfTicket(deps, who, ref, back))),
  );
  expect(both.toSorted()).toEqual(['done', 'lottery.ticket.over']);
  await program.advance();
  await program.advance();
  expect(await program.cashOf(victim), 'what the wallet took, whatever the row says').toBe(
    100_000n,
  );
  expect(await program.settle(id)).toBe(false);
  expect((await showIssue(deps, ana, name)).issue.state).toBe('SETTLED');
  const { returned } = await issueProof(program.deps, name.gameCode, name.numero);
  const { leaf } = await showTicket(deps, reader, ref);
  expect(returned, 'the exception is public').toMatchObject([{ leaf }]);
  const words = lines.filter(({ subject }) => subject === `ticket ${ref}`);
  expect(words.map(({ action }) => action)).toContain('lottery.ticket.withdrawn');
  await program.prove();
});

test('one whose member kept the proof is restored and paid', async () => {
  const { ref, victim, proof } = await tampered();
  const restore = {
    decision: 'restore',
    text: JSON.stringify(proof),
    reason: 'she kept it',
  } as const;
  const other = { ...restore, text: '{"ticket":{"text":"<b>no</b>"}}' };
  expect(await codeOf(sayOfTicket(deps, ana, ref, other))).toBe('lottery.ticket.text');
  await sayOfTicket(deps, ana, ref, restore);
  expect(await sayOfTicket(deps, rui, ref, restore)).toEqual({ state: 'restore' });
  expect(await codeOf(sayOfTicket(deps, bia, ref, restore))).toBe('lottery.ticket.whole');
  await program.advance();
  await program.advance();
  expect(await program.cashOf(victim)).toBe(100_000n - 40n);
  expect(await showTicket(deps, reader, ref)).toMatchObject({
    isCounted: true,
    linePrizes: ['19.60'],
    round: { state: 'CLOSED', staked: '20.00', paid: '19.60', held: '0.00' },
  });
  const elsewhere = { ...reader, merchant: 'other' };
  expect(await codeOf(showTicket(deps, elsewhere, ref))).toBe('lottery.ticket.unknown');
});
