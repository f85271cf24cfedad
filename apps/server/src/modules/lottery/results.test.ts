import { verifyIssue } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueById } from './issue.repository.ts';
import { issueProof, ticketProof } from './issues/proof.ts';
import { enterResult, withdrawResult } from './results/enter-result.ts';
import { waitingResults } from './results/entry.repository.ts';
import {
  openLotteryProgram,
  foreignGame,
  onFirst,
  testGame,
  testModel,
} from './testing/lottery-program.ts';
import type { LotteryProgram } from './testing/lottery-program.ts';
import { rewrite } from '../../testing/rewrite.ts';

let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
afterAll(() => program.close());

const gameCode = foreignGame.code;
/** As it is sold here: by a station that draws for itself. */
const models = new Map([[testModel.code, { ...testModel, drawn: 'elsewhere' } as const]]);
const ownModels = new Map([[testModel.code, testModel]]);

/** Ana at the station's page, Rui at a newspaper, and who else there is. */
const people = { ana: 'https://www.xskt.com.vn/mb', rui: 'Minh Ngọc', bia: 'xosodaiphat.com' };
type Person = keyof typeof people;

async function enter(numero: string, by: Person, result: string, of: object = {}) {
  const ask = { gameCode, numero, by, result, source: people[by], reason: null, ...of };
  const entered = await enterResult(program.deps, ask);
  return entered.state === 'refused' ? entered.why : entered.state;
}

async function takeBack(numero: string, by: Person) {
  const entered = await withdrawResult(program.deps, { gameCode, numero, by });
  return entered.state === 'refused' ? entered.why : entered.state;
}

/** An issue whose sale is over, with a ticket of two reais on each first digit. */
async function soldOut() {
  const issue = await program.openIssue(600, -60, foreignGame);
  const players = await Promise.all(Array.from({ length: 10 }, () => program.addPlayer()));
  await Promise.all(
    players.map((player, digit) =>
      program.buy(player, { gameCode, numero: issue.numero, lines: [onFirst(digit)] }),
    ),
  );
  await program.endSale(issue.id);
  await program.advance();
  return { ...issue, players };
}

const stateOf = async (id: bigint) => (await issueById(program.owner, id))?.state;
const cashOf = (players: Awaited<ReturnType<typeof soldOut>>['players']) =>
  Promise.all(players.map((player) => program.cashOf(player)));

describe('a draw that is made elsewhere', () => {
  it('has its tickets counted at the close, and waits for people', async () => {
    const { id, numero } = await soldOut();
    const issue = await issueById(program.owner, id);
    expect(issue).toMatchObject({ state: 'CLOSED', result: null, tickets: 10, seed_hash: null });
    expect(issue?.tickets_root).toMatch(/^[0-9a-f]{64}$/);
    const waiting = await waitingResults(program.owner, 100);
    expect(waiting.filter((one) => one.numero === numero)).toMatchObject([
      { game_code: gameCode, entered_by: null, version: null },
    ]);
    expect(program.errors).toEqual([]);
  });

  it('is drawn and paid by what two people read at two places', async () => {
    const { id, numero, players } = await soldOut();
    expect(await enter(numero, 'ana', '3,0,7')).toBe('waits');
    await program.advance();
    expect(await stateOf(id)).toBe('CLOSED');
    expect(await enter(numero, 'rui', '3,0,7')).toBe('agreed');
    expect(await stateOf(id)).toBe('DRAWN');
    await program.advance();
    expect(await stateOf(id)).toBe('SETTLED');
    expect(await cashOf(players)).toEqual(players.map((_, at) => (at === 3 ? 101_760n : 99_800n)));
    await program.prove();
  });

  it('is void with its stakes given back where nobody told its result in time', async () => {
    const { id, numero, players } = await soldOut();
    await enter(numero, 'ana', '3,0,7');
    const overdue = sql`
      update lottery.issue set open_at = open_at - interval '3 days',
        close_at = close_at - interval '3 days', draw_at = draw_at - interval '3 days',
        void_at = draw_at - interval '1 day' where id = ${id}`;
    await rewrite(program.owner, overdue);
    await program.advance();
    expect(await stateOf(id)).toBe('VOID');
    expect(await cashOf(players)).toEqual(players.map(() => 100_000n));
    expect((await issueProof(program.deps, gameCode, numero)).voidReason).toBe('result');
    expect(await enter(numero, 'rui', '3,0,7')).toBe('over');
    expect(await takeBack(numero, 'ana')).toBe('over');
    await program.prove();
  });
});

describe('entering a result', () => {
  it('is refused to one person, at one source, in any spelling', async () => {
    const { id, numero } = await soldOut();
    await enter(numero, 'ana', '1,2,3');
    expect(await enter(numero, 'ana', '1,2,3', { by: ' ANA ' })).toBe('waits');
    expect(await enter(numero, 'rui', '1,2,3', { source: 'http://XSKT.com.vn/other' })).toBe(
      'source',
    );
    for (const source of ['m.xskt.com.vn', 'xskt.com.vn:443', 'https://www.xskt.com.vn:8443/a?b']) {
      expect(await enter(numero, 'rui', '1,2,3', { source }), source).toBe('source');
    }
    expect(await enter(numero, 'rui', '1,2,3', { by: ' ' })).toBe('source');
    expect(await stateOf(id)).toBe('CLOSED');
  });

  it('is refused to who named another source, and of one that somebody has named, withdrawn or not', async () => {
    const { id, numero } = await soldOut();
    await enter(numero, 'ana', '1,2,3');
    expect(await enter(numero, 'ana', '1,2,3', { source: people.rui })).toBe('source');
    await takeBack(numero, 'ana');
    expect(await enter(numero, 'ana', '1,2,3', { source: people.rui })).toBe('source');
    expect(await enter(numero, 'rui', '1,2,3', { source: people.ana })).toBe('source');
    expect(await enter(numero, 'rui', '1,2,3')).toBe('waits');
    expect(await enter(numero, 'ana', '1,2,3')).toBe('agreed');
    expect(await stateOf(id)).toBe('DRAWN');
  });

  it('settles nothing where two differ; each changes only their own', async () => {
    const { id, numero } = await soldOut();
    await enter(numero, 'ana', '1,2,3');
    expect(await enter(numero, 'rui', '1,2,4')).toBe('differs');
    expect(await enter(numero, 'bia', '1,2,3'), 'two of three do not outvote one').toBe('differs');
    const waiting = await waitingResults(program.owner, 100);
    expect(
      waiting.filter((one) => one.numero === numero).map((one) => [one.entered_by, one.result]),
    ).toEqual([
      ['ana', '1,2,3'],
      ['rui', '1,2,4'],
      ['bia', '1,2,3'],
    ]);
    expect(await stateOf(id)).toBe('CLOSED');
    expect(await takeBack(numero, 'rui')).toBe('agreed');
    expect(await stateOf(id)).toBe('DRAWN');
    expect(await takeBack(numero, 'ana'), 'what was drawn is not taken back').toBe('nothing');
    const { rows } = await program.owner.query(sql`
      select entered_by, result, source from lottery.result_entry where issue_id = ${id} order by id`);
    expect(rows).toMatchObject([
      { entered_by: 'ana', source: 'xskt.com.vn' },
      { entered_by: 'rui', result: '1,2,4' },
      { entered_by: 'bia' },
      { entered_by: 'rui', result: null },
    ]);
  });

  it('is put right by another word of the same person', async () => {
    const { id, numero } = await soldOut();
    await enter(numero, 'ana', '1,2,3');
    await enter(numero, 'rui', '1,2,4');
    expect(await enter(numero, 'rui', '1,2,3')).toBe('agreed');
    expect(await stateOf(id)).toBe('DRAWN');
  });

  it('by two people at the same instant draws once', async () => {
    const { id, numero } = await soldOut();
    const asked = (['ana', 'rui', 'bia'] as const).map((by) => enter(numero, by, '9,9,9'));
    expect((await Promise.all(asked)).toSorted()).toEqual(['agreed', 'over', 'waits']);
    expect((await issueById(program.owner, id))?.result).toBe('9,9,9');
  });

  it('is refused before the draw, for an unknown issue, in part, and for our own draws', async () => {
    const open = await program.openIssue(600, -60, foreignGame);
    expect(await enter(open.numero, 'ana', '1,2,3')).toBe('early');
    const { numero } = await soldOut();
    expect(await enter('20200101001', 'ana', '1,2,3')).toBe('unknown');
    for (const part of ['1,2', '1,2,3,4', '1,2,x', '01,2,3', '']) {
      expect(await enter(numero, 'ana', part), part).toBe('result');
    }
    const own = await program.openIssue();
    await program.endSale(own.id);
    await program.closeIssue(own.id);
    expect(await enter(own.numero, 'ana', '1,2,3', { gameCode: testGame.code })).toBe('own');
  });
});

describe('the database itself', () => {
  const tells = (id: bigint, result: string, by: string, source: string) => sql`
    insert into lottery.result_entry (issue_id, version, result, source, entered_by, entered_at)
    values (${id}, 0, ${result}, ${source}, ${by}, now())`;
  const draws = (id: bigint, result: string) => sql`
    update lottery.issue set state = 'DRAWN', result = ${result} where id = ${id}`;

  it('takes no result that two people did not enter, from two sources, alike', async () => {
    const { owner } = program;
    const { id } = await soldOut();
    const refused = () => expect(owner.query(draws(id, '1,2,3'))).rejects.toThrow('two people');
    await refused();
    await owner.query(tells(id, '1,2,3', 'ana', 'one'));
    await refused();
    await owner.query(tells(id, '1,2,3', 'rui', 'one'));
    await refused();
    await owner.query(tells(id, '3,2,1', 'bia', 'two'));
    await refused();
    await owner.query(tells(id, '1,2,3', 'bia', 'two'));
    await owner.query(draws(id, '1,2,3'));
    const again = sql`update lottery.issue set result = '3,2,1' where id = ${id}`;
    await expect(owner.query(again)).rejects.toThrow('two people');
    const gone = sql`update lottery.issue set result = null, state = 'CLOSED' where id = ${id}`;
    await expect(owner.query(gone)).rejects.toThrow('stays');
  });

  it('takes no entry about a draw of our own, and no result of it without its proof', async () => {
    const { owner } = program;
    const { id } = await program.openIssue();
    await program.endSale(id);
    await program.closeIssue(id);
    await expect(owner.query(tells(id, '1,2,3', 'ana', 'one'))).rejects.toThrow('foreign key');
    await expect(owner.query(draws(id, '1,2,3'))).rejects.toThrow('issue_proof');
    const foreign = sql`update lottery.issue set draw_source = 'external' where id = ${id}`;
    await expect(owner.query(foreign)).rejects.toThrow();
    // Its beacon may be due a moment later.
    await expect.poll(() => program.draw(id), { timeout: 20_000 }).toBe(true);
    const other = sql`update lottery.issue set result = '1,2,3' || result where id = ${id}`;
    await expect(owner.query(other)).rejects.toThrow('never changed');
  });

  it('keeps what was entered', async () => {
    const { owner } = program;
    const { id, numero } = await soldOut();
    await enter(numero, 'ana', '1,2,3');
    const change = sql`update lottery.result_entry set result = '3' where issue_id = ${id}`;
    await expect(owner.query(change)).rejects.toThrow('stays');
    const removal = sql`delete from lottery.result_entry where issue_id = ${id}`;
    await expect(owner.query(removal)).rejects.toThrow('stays');
  });
});

describe('the proof of a draw that was made elsewhere', () => {
  it('says where the result was read, and that a ticket was in before', async () => {
    const { id, numero } = await soldOut();
    const before = await issueProof(program.deps, gameCode, numero);
    expect(before).toMatchObject({ sources: [], draw: '' });
    expect(verifyIssue(before, models).ok).toBe(false);
    await enter(numero, 'ana', '3,0,7');
    expect(await issueProof(program.deps, gameCode, numero)).toMatchObject({ sources: [] });
    await enter(numero, 'rui', '3,0,7');
    await program.advance();
    const proof = await issueProof(program.deps, gameCode, numero);
    expect(proof).toMatchObject({
      sources: [{ source: 'xskt.com.vn' }, { source: 'minh ngọc' }],
      corrections: [],
      draw: '3,0,7',
    });
    expect(JSON.stringify(proof)).not.toContain('"ana"');
    const { rows } = await program.owner.query<{ ref: string; player_id: bigint }>(sql`
      select ref, player_id from lottery.ticket where issue_id = ${id} order by id limit 1`);
    const own = await ticketProof(program.deps, rows[0]?.player_id ?? 0n, rows[0]?.ref ?? '');
    const { ok, ground, steps } = verifyIssue(own, models);
    expect([ok, ground]).toEqual([true, 'entered']);
    expect(steps.map(({ check }) => check)).toEqual([
      'sources',
      'named',
      'promise',
      'prizes',
      'ticket',
      'model',
      'whole',
    ]);
    expect(verifyIssue(own, ownModels).ok, 'where we draw, nobody enters').toBe(false);
    const other = { ...own, ticketsRoot: '0'.repeat(64) };
    expect(verifyIssue(other, models).ok).toBe(false);
  });
});
