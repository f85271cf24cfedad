import { randomBytes } from 'node:crypto';
import { commit, serverSeedOf } from '@arara/fairness';
import {
  createChainOfOne,
  createMerkleTree,
  drawIssue,
  drawText,
  newChainKey,
} from '@arara/lottery';
import type { Beacon } from '@arara/lottery';
import { sql } from '@arara/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rewrite } from '../../../testing/rewrite.ts';
import { issueById, keepChain, promiseOf } from '../issue.repository.ts';
import type { IssueRow } from '../issue.repository.ts';
import { openLotteryProgram, onFirst, testModel } from '../testing/lottery-program.ts';
import type { LotteryProgram } from '../testing/lottery-program.ts';
import { promiseAgain } from '../testing/promise-again.ts';
import { drawIssue as drawBy } from './draw-issue.ts';
import { issuesToSettle } from './steps.repository.ts';
import { waitingPayments } from './waiting.repository.ts';

/** Proofs that fit in themselves, made by whoever owns the database, and nobody else's word behind them. */
let program: LotteryProgram;
beforeAll(async () => {
  program = await openLotteryProgram();
}, 120_000);
beforeEach(() => {
  program.errors.length = 0;
});
afterAll(() => program.close());

const own = createChainOfOne({
  secretKey: newChainKey(randomBytes(48)),
  period: 3,
  genesisTime: 1_700_000_000,
  beaconID: 'own',
});

/** A counted issue with a ticket; its seed and its chain are what somebody wrote before it was counted. */
async function countedIssue(sealed: Buffer, seed: string, chain: string) {
  const { owner } = program;
  const { id, numero } = await program.openIssue();
  await program.buy(await program.addPlayer(), { numero, lines: [onFirst(7)] });
  await program.endSale(id);
  await keepChain(owner, own.info);
  await rewrite(
    owner,
    sql`update lottery.issue set seed_hash = ${commit(seed)}, seed_sealed = ${sealed},
      beacon_chain = ${chain} where id = ${id}`,
  );
  await promiseAgain(owner, id);
  expect(await program.closeIssue(id)).toBe(true);
  return id;
}

/** Writes the draw that follows from a seed and a beacon, as the program would. */
async function writeDraw(id: bigint, serverSeed: string, beacon: Beacon, drawnAt: Date) {
  const issue = await issueById(program.owner, id);
  const { game_code: game = '', numero = '', tickets_root: root } = issue ?? {};
  const sealed = { game, numero, ticketsRoot: root ?? '', serverSeed, beacon };
  const result = drawText(testModel, drawIssue(testModel, sealed));
  await program.owner.query(sql`
    update lottery.issue set state = 'DRAWN', result = ${result}, server_seed = ${serverSeed},
      beacon_randomness = ${beacon.randomness}, beacon_signature = ${beacon.signature},
      drawn_at = ${drawnAt} where id = ${id}`);
}

const roundOf = async (id: bigint) => {
  const issue = await issueById(program.owner, id);
  if (issue === null) throw new Error('there is no such issue');
  return promiseOf(issue).beaconRound;
};
const trueChain = async () => (await program.deps.beacon.chain()).hash;
const trueBeacon = async (id: bigint) => {
  const beacon = await program.deps.beacon.round(await trueChain(), await roundOf(id));
  if (beacon === null) throw new Error('the beacon is not there');
  return beacon;
};
const seal = (seed: string) => program.deps.secretBox.seal(Buffer.from(seed, 'hex'));
const newSeed = () => serverSeedOf(randomBytes(32));

/** The reasons that are told of an issue that pays nothing. */
async function heldFor(id: bigint) {
  expect(await program.settle(id)).toBe(false);
  const issue = await issueById(program.owner, id);
  expect(issue?.state).toBe('DRAWN');
  const rows = await waitingPayments(program.owner, 50);
  return rows.find(({ numero }) => numero === issue?.numero)?.held;
}

test('a beacon of a chain of his own is not believed, however well it is signed', async () => {
  const seed = newSeed();
  const id = await countedIssue(seal(seed), seed, own.info.hash);
  await writeDraw(id, seed, own.beaconOf(await roundOf(id)), program.deps.clock.now());
  expect(await heldFor(id)).toBe('its chain is none that is heard');
});

test.each<[string, (seed: string) => Buffer]>([
  ['was never sealed', () => randomBytes(60)],
  ['was sealed as another', () => seal(newSeed())],
])('a seed that %s is not believed, though it gives the hash', async (_, sealedOf) => {
  const seed = newSeed();
  const id = await countedIssue(sealedOf(seed), seed, await trueChain());
  await writeDraw(id, seed, await trueBeacon(id), program.deps.clock.now());
  expect(await heldFor(id)).toBe('its seed is not the one that was sealed');
});

test('a draw that was written before its beacon was out is not believed', async () => {
  const seed = newSeed();
  const id = await countedIssue(seal(seed), seed, await trueChain());
  await writeDraw(id, seed, await trueBeacon(id), new Date());
  expect(await heldFor(id)).toBe('it was drawn before its beacon');
});

test('nor is one whose beacon is not there, or is another, to those who tell it', async () => {
  const seed = newSeed();
  const id = await countedIssue(seal(seed), seed, await trueChain());
  await writeDraw(id, seed, await trueBeacon(id), program.deps.clock.now());
  program.beacon.due = false;
  expect(await heldFor(id)).toBe('its beacon is not there');
  program.beacon.due = true;
  const { beacon } = program.deps;
  const round = async (chain: string, asked: number) => {
    const told = await beacon.round(chain, asked);
    return told && { ...told, signature: 'ab'.repeat(48) };
  };
  expect(await program.settle(id, { ...program.deps, beacon: { ...beacon, round } })).toBe(false);
  const { rows } = await program.owner.query(sql`
    select reason from lottery.held_issue where issue_id = ${id}`);
  expect(rows).toEqual([{ reason: 'its beacon is not the one that is told' }]);
  expect(await program.settle(id), 'and is paid once they agree').toBe(true);
});

test('where nobody tells the beacon now, an issue waits and is not held', async () => {
  const seed = newSeed();
  const id = await countedIssue(seal(seed), seed, await trueChain());
  await program.draw(id);
  const { beacon } = program.deps;
  const round = async (): Promise<never> => {
    throw new Error('no server answers');
  };
  const deaf = { ...program.deps, beacon: { ...beacon, round } };
  await expect(program.settle(id, deaf)).rejects.toThrow('no server answers');
  const { rowCount } = await program.owner.query(sql`
    select from lottery.held_issue where issue_id = ${id}`);
  expect([rowCount, program.errors]).toEqual([0, []]);
  // While it rests, those behind it are paid.
  const { owner } = program;
  expect(await issuesToSettle(owner, 50)).toContain(id);
  expect(await issuesToSettle(owner, 50, [id])).not.toContain(id);
  expect(await program.settle(id)).toBe(true);
});

test('no issue is drawn before its beacon is out by the clock of who draws it', async () => {
  const seed = newSeed();
  const id = await countedIssue(seal(seed), seed, await trueChain());
  const behind = { ...program.deps, clock: { ...program.deps.clock, now: () => new Date() } };
  expect(await drawBy(behind, id)).toBe(false);
  expect(await program.draw(id)).toBe(true);
  expect(await program.settle(id)).toBe(true);
});

test.each<[string, (issue: IssueRow) => Buffer | null]>([
  ['with the seal that it had', ({ count_sealed: sealed }) => sealed],
  ['without a seal', () => null],
  ['with a seal of his own', () => randomBytes(80)],
])(
  'an issue that somebody counts anew %s, once its seed is out, pays nothing',
  async (_, sealedOf) => {
    const seed = newSeed();
    const id = await countedIssue(seal(seed), seed, await trueChain());
    const issue = await issueById(program.owner, id);
    if (issue === null) throw new Error('there is no such issue');
    const { root } = createMerkleTree([]);
    // All that the database could hold him by is off: the ticket is gone, and the count says so.
    await rewrite(program.owner, sql`delete from lottery.ticket where issue_id = ${id}`);
    await rewrite(
      program.owner,
      sql`update lottery.issue set tickets_root = ${root}, tickets = 0,
      count_sealed = ${sealedOf(issue)} where id = ${id}`,
    );
    await writeDraw(id, seed, await trueBeacon(id), program.deps.clock.now());
    expect(await heldFor(id)).toBe('its count is not the one that was sealed');
  },
);
