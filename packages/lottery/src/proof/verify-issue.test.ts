import { readFileSync } from 'node:fs';
import { canonicalJson, commit } from '@arara/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawText, parseDraw } from '../draw/draw.ts';
import type { DrawModel } from '../draw/model.ts';
import { quicknet, timeOf } from './beacon.ts';
import { createChainOfOne, newChainKey } from './chain-of-one.ts';
import { faultsOf } from './fields.ts';
import { issueFields, type IssueProof } from './issue-proof.ts';
import { createMerkleTree, ticketLeaf } from './merkle.ts';
import type { TicketProof } from './published.ts';
import { clientSeedOfIssue, drawIssue } from './seal.ts';
import { prizesByLine } from '../winnings.ts';
import { lineText, readTicketText, ticketText } from './ticket-text.ts';
import { wonOf } from './ticket-won.ts';
import { verifyIssue } from './verify-issue.ts';

interface Vector {
  readonly model: DrawModel;
  readonly texts: readonly string[];
  readonly clientSeed: string;
  /** The path of one of its texts, where that is none that a ticket of ours would have. */
  readonly place?: TicketProof;
  readonly proof: IssueProof & {
    readonly serverSeed: string;
    readonly beacon: NonNullable<IssueProof['beacon']>;
  };
}

const file = new URL('../../../../docs/lottery-vectors.json', import.meta.url);
const { issues } = JSON.parse(readFileSync(file, 'utf8')) as { issues: Vector[] };
const models = new Map(issues.map(({ model }) => [model.code, model]));
const { proof, model, texts } = issues.at(-1)!;
const other = issues[0]!.proof;
const { leaves: _leaves, ticket: _ticket, ...bare } = proof;

describe('the published vectors', () => {
  test.each(issues)('$proof.game $proof.numero', (vector) => {
    const { texts, clientSeed, proof } = vector;
    const tree = createMerkleTree(texts.map(ticketLeaf));
    expect(tree.root).toBe(proof.ticketsRoot);
    const place = vector.place ?? proof.ticket;
    if (place !== undefined) expect(tree.pathOf(place.index)).toEqual(place.path);
    expect(clientSeedOfIssue(proof)).toBe(clientSeed);
    expect(drawText(vector.model, drawIssue(vector.model, proof))).toBe(proof.draw);
    expect(verifyIssue(proof, models)).toMatchObject({ ok: true, ground: 'public' });
  });
});

test('a true issue passes every check', () => {
  const { ok, steps, draw } = verifyIssue(proof, models);
  expect(steps.map((step) => [step.check, step.ok])).toEqual([
    ['seed', true],
    ['chain', true],
    ['round', true],
    ['closed', true],
    ['beacon', true],
    ['tickets', true],
    ['named', true],
    ['promise', true],
    ['prizes', true],
    ['ticket', true],
    ['model', true],
    ['result', true],
  ]);
  expect(ok).toBe(true);
  expect(draw && drawText(model, draw)).toBe(proof.draw);
});

test('what the ticket says is told with the verdict, and no ticket where none was given', () => {
  const { ticket } = verifyIssue(proof, models);
  expect(ticket).toMatchObject({ ticket: '24680135795', game: 'uirapuru', stake: '2000' });
  expect(ticket?.lines.map(lineText)).toEqual([
    'uirapuru.numbers 6,28,36,40,50,56 ×3',
    'uirapuru.numbers 1,2,3,4,5,6,7 ×1',
  ]);
  expect(lineText({ play: 'ssc.any2', rows: [[1], [], [2, 3]], places: [0, 4], multiple: 2 })).toBe(
    'ssc.any2 1 | - | 2,3 @ 1,5 ×2',
  );
  expect(verifyIssue(bare, models).ticket).toBeNull();
});

test('what the ticket wins is reckoned by its own table, line by line', () => {
  const { won } = verifyIssue(proof, models);
  expect(won).toMatchObject({ prize: 0n, rebate: 0n, won: false });
  const winner = (rows: number[][]) => ({ play: 'uirapuru.numbers', rows, places: null });
  const drawn = proof.draw.split(',').map(Number);
  const lines = [
    { ...winner([drawn]), multiple: 1 },
    { ...winner([[...drawn.slice(0, 4), 1, 2]]), multiple: 3 },
  ];
  const { ticket } = proof;
  const text = ticketText({ ...readTicketText(ticket!.text)!, lines });
  const draw = parseDraw(model, proof.draw)!;
  // Two reais a bet: 250,000 stakes for six, 1,200 for four, three times.
  const reckoned = wonOf({ ...ticket!, text }, 'uirapuru', draw)!;
  expect(reckoned.prize).toBe(50_720_000n);
  expect(prizesByLine(reckoned)).toEqual([50_000_000n, 720_000n]);
  expect(wonOf({ ...ticket!, text }, 'ssc', draw)).toBeNull();
  expect(wonOf({ ...ticket!, text: 'x' }, 'uirapuru', draw)).toBeNull();
  for (const prizes of [{}, { family: 'LOTT' }, { family: 'ZY', odds: null }] as never[]) {
    expect(wonOf({ ...ticket!, text, prizes }, 'uirapuru', draw), 'no table').toBeNull();
  }
  const endless = { ...ticket!.prizes, capBasisPoints: 20_000 };
  expect(wonOf({ ...ticket!, text, prizes: endless }, 'uirapuru', draw)).toBeNull();
});

test('an issue whose tickets were fixed up to its beacon passes, and one after it does not', () => {
  const due = timeOf(quicknet, proof.beacon.round);
  const at = (ms: number) => ({ ...proof, closedAt: new Date(due.getTime() + ms).toISOString() });
  expect(verifyIssue(at(0), models).ok).toBe(true);
  const late = verifyIssue(at(1), models);
  expect(late.ok).toBe(false);
  expect(late.steps.at(-1)).toMatchObject({ check: 'closed', ok: false });
  expect(faultsOf(issueFields, { ...proof, closedAt: 'soon' })).toEqual(['closedAt']);
});

test('without the list of tickets and a ticket of mine these are not stated', () => {
  const { ok, steps } = verifyIssue(bare, models);
  expect(ok).toBe(true);
  expect(steps.map((step) => step.check)).not.toContain('ticket');
  expect(steps.map((step) => step.check)).not.toContain('tickets');
});

describe('an issue that was tampered with fails the check of what was changed, and is not true', () => {
  const seed = '2f'.repeat(32);
  const later = new Date(Date.parse(proof.closeAt) + 1).toISOString();
  const earlier = new Date(Date.parse(proof.closeAt) - 3_000).toISOString();
  const ticket = proof.ticket!;
  const none = { ticket: undefined };
  const saying = (change: object) => ({
    ticket: { ...ticket, text: canonicalJson({ ...JSON.parse(ticket.text), ...change }) },
  });
  const selling = (change: object) => ({
    ticket: { ...ticket, prizes: { ...ticket.prizes, ...change } },
  });
  test.each<[string, string, object]>([
    ['another seed', 'seed', { serverSeed: seed }],
    ['what is no seed', 'seed', { serverSeed: 'not hex' }],
    ['a seed that is kept back', 'reveal', { serverSeed: null }],
    ['a beacon that is kept back', 'reveal', { beacon: null }],
    ['another key of the chain', 'chain', { chain: { ...quicknet, genesis_time: 1 } }],
    ['another scheme', 'chain', { chain: { ...quicknet, schemeID: 'pedersen-bls-unchained' } }],
    ['a beacon from before the end', 'round', { beacon: other.beacon }],
    ['an end after which the round is too early', 'round', { closeAt: later }],
    ['an end after which another round was first', 'round', { closeAt: earlier }],
    ['another margin', 'round', { beaconMarginMs: proof.beaconMarginMs + 1 }],
    ['a margin beyond all time', 'round', { beaconMarginMs: Number.MAX_SAFE_INTEGER }],
    ['a beacon of another signature', 'beacon', { beacon: { ...other.beacon, round: 1001 } }],
    ['a ticket more', 'tickets', { tickets: 9 }],
    ['a ticket less', 'tickets', { leaves: proof.leaves!.slice(1) }],
    ['no ticket', 'tickets', { leaves: undefined, tickets: 0 }],
    ['tickets in another order', 'tickets', { leaves: proof.leaves!.toReversed() }],
    ['another root', 'tickets', { ticketsRoot: other.ticketsRoot }],
    ['a ticket that was changed', 'ticket', saying({ stake: '200' })],
    ['a ticket that is rounded otherwise', 'ticket', saying({ roundedBy: 'ticket' })],
    ['a ticket of no known rounding', 'named', saying({ roundedBy: 'house' })],
    ['a ticket that says the oldest rounding', 'named', saying({ roundedBy: 'line' })],
    ['a ticket of another game', 'named', saying({ game: 'sabia' })],
    ['a ticket of another issue', 'named', saying({ numero: '20230823003' })],
    ['a ticket in other words', 'named', { ticket: { ...ticket, text: `${ticket.text} ` } }],
    ['a ticket with a word more', 'named', saying({ note: 'winner' })],
    ['a ticket that says nothing', 'named', { ticket: { ...ticket, text: 'uirapuru|1' } }],
    ['another number', 'named', { numero: '20230823003' }],
    ['another game', 'named', { game: 'bem-te-vi' }],
    ['tickets that were fixed nobody knows when', 'closed', { closedAt: undefined }],
    ['another deadline', 'promise', { voidAt: later }],
    ['a ticket of another promise', 'promise', saying({ promise: seed })],
    ['other prizes', 'prizes', selling({ capBasisPoints: 9_000 })],
    ['prizes of other odds', 'prizes', selling({ odds: { 'uirapuru.numbers': { hit6: '1' } } })],
    ['prizes that are no data', 'prizes', selling({ version: 1.5 })],
    ['a ticket that names other prizes', 'prizes', saying({ prizes: 'uirapuru.zy@1' })],
    ['a ticket in another place', 'ticket', { ticket: { ...ticket, index: 4 } }],
    ['a path that is cut', 'ticket', { ticket: { ...ticket, path: ticket.path.slice(1) } }],
    ['a model that nobody knows', 'model', { model: 'seven-of-eighty' }],
    ['the model of another game', 'result', { model: 'ssc' }],
    ['another number without a ticket', 'result', { ...none, numero: '20230823003' }],
    ['another game without a ticket', 'result', { ...none, game: 'bem-te-vi' }],
    ['another result', 'result', { draw: proof.draw.replace(/\d\d$/, '60') }],
    ['no result', 'result', { draw: '' }],
  ])('%s', (_name, check, change) => {
    const { ok, steps } = verifyIssue({ ...proof, ...change }, models);
    expect(ok).toBe(false);
    expect(steps.filter((step) => !step.ok).map((step) => step.check)).toEqual([check]);
  });

  test('a forged tree over a ticket of another issue proves nothing', () => {
    const { ticket: stolen } = saying({ numero: '20230823003' });
    const tree = createMerkleTree([ticketLeaf(stolen.text)]);
    const forged = { ...stolen, index: 0, path: [] };
    const change = { ticketsRoot: tree.root, tickets: 1, leaves: undefined, ticket: forged };
    const { ok, steps } = verifyIssue({ ...proof, ...change }, models);
    expect(ok).toBe(false);
    expect(steps.at(-1)).toEqual({
      check: 'named',
      ok: false,
      stated: 'uirapuru 20230823002',
      found: 'uirapuru 20230823003',
    });
  });

  test('a promise that was made after the draw fits its seed, not the tickets of its sale', () => {
    const chosen = { ...proof, serverSeed: seed, serverSeedHash: commit(seed) };
    const draw = drawText(model, drawIssue(model, chosen));
    const { ok, steps } = verifyIssue({ ...chosen, draw }, models);
    expect(ok).toBe(false);
    expect(steps.at(-1)).toMatchObject({ check: 'promise', ok: false });
  });

  test('a root that leaves a ticket out gives another result', () => {
    const { root } = createMerkleTree(texts.slice(1).map(ticketLeaf));
    const { steps } = verifyIssue({ ...bare, ticketsRoot: root }, models);
    expect(steps.at(-1)).toMatchObject({ check: 'result', ok: false });
  });
});

test('an issue by the chain of a demo holds together, and is told from a public one', () => {
  const secretKey = newChainKey(new Uint8Array(48).fill(1));
  const { info, beaconOf } = createChainOfOne({
    secretKey,
    period: 3,
    genesisTime: quicknet.genesis_time,
    beaconID: 'casa',
  });
  const beacon = beaconOf(proof.beacon.round);
  const draw = drawText(model, drawIssue(model, { ...proof, beacon }));
  const demo = { ...bare, chain: info, beacon, draw };
  expect(verifyIssue(demo, models)).toMatchObject({ ok: true, ground: 'private' });
  const posing = { ...demo, chain: { ...info, hash: quicknet.hash } };
  expect(verifyIssue(posing, models)).toMatchObject({ ok: false, ground: 'private' });
});

describe('what is no issue', () => {
  test.each([
    [null, ['issue']],
    ['text', ['issue']],
    [[], ['issue']],
    [{ ...proof, game: 'a|b' }, ['game']],
    [{ ...proof, numero: 'x' }, ['numero']],
    [{ ...proof, closeAt: '2023-08-23' }, ['closeAt']],
    [{ ...proof, voidAt: undefined }, ['voidAt']],
    [{ ...proof, beaconMarginMs: -1 }, ['beaconMarginMs']],
    [{ ...proof, tickets: 0.5 }, ['tickets']],
    [{ ...proof, leaves: ['zz'] }, ['leaves']],
    [{ ...proof, ticket: { ...proof.ticket, path: ['zz'] } }, ['ticket']],
    [{ ...proof, beacon: {}, chain: {} }, ['chain', 'beacon']],
  ])('%o is told by its fields', (value, faults) => {
    expect(faultsOf(issueFields, value)).toEqual(faults);
    expect(verifyIssue(value, models).steps.map((step) => step.check)).toEqual(['shape']);
  });

  test('whatever JSON it is, it is refused without a crash', () => {
    const names = Object.keys(proof);
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...names), (value, name) => {
        expect(verifyIssue(value, models).ok).toBe(false);
        expect(verifyIssue({ ...proof, [name]: value }, models).ok).toBe(false);
      }),
    );
  });
});
