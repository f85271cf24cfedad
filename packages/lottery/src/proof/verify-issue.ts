import { commit, isServerSeed } from '@arara/fairness';
import { hexToBytes } from '@noble/hashes/utils.js';
import { drawText } from '../draw/draw.ts';
import type { Draw, DrawModel } from '../draw/model.ts';
import { chainHash, faultOfBeacon, faultOfChain, quicknet, type Beacon } from './beacon.ts';
import { faultsOfIssue, type IssueProof, type TicketProof } from './issue-proof.ts';
import { createMerkleTree, rootOver, ticketLeaf } from './merkle.ts';
import { drawIssue, roundOfIssue } from './seal.ts';

/** What is checked, in this order; each has a sentence in the messages under `draws:verify`. */
export type IssueCheck =
  | 'shape'
  | 'reveal'
  | 'seed'
  | 'chain'
  | 'round'
  | 'beacon'
  | 'tickets'
  | 'ticket'
  | 'model'
  | 'result';

export interface IssueStep {
  readonly check: IssueCheck;
  readonly ok: boolean;
  /** What the issue says, and what was computed. */
  readonly stated: string;
  readonly found: string;
}

export interface IssueVerdict {
  readonly ok: boolean;
  readonly steps: readonly IssueStep[];
  /** Whether a true issue was drawn by the public chain; the stand-in of a demo proves nothing. */
  readonly isPublicBeacon: boolean;
  /** The result as the seeds give it, where it could be drawn. */
  readonly draw: Draw | null;
}

type Revealed = IssueProof & { readonly serverSeed: string; readonly beacon: Beacon };

/**
 * Draws a published issue again and compares. A check that cannot pass ends it: what depends on it is
 * not stated. The tickets are recounted where their leaves are given, and one of them is looked up
 * where it is. The same code runs in the page, on the server and at the command line.
 */
export function verifyIssue(value: unknown, models: ReadonlyMap<string, DrawModel>): IssueVerdict {
  const faults = faultsOfIssue(value);
  if (faults.length > 0) return verdict([step('shape', false, faults.join(' '), '')]);
  const proof = value as IssueProof;
  if (!isRevealed(proof)) return verdict([step('reveal', false, '', '')]);

  const steps: IssueStep[] = [];
  for (const check of [seedStep, chainStep, roundStep, beaconStep, ticketsStep, ticketStep]) {
    const done = check(proof);
    if (done !== null) steps.push(done);
    if (done?.ok === false) return verdict(steps, proof);
  }
  const model = models.get(proof.model);
  steps.push(same('model', proof.model, model?.code ?? ''));
  if (model === undefined) return verdict(steps, proof);
  const draw = drawIssue(model, proof);
  steps.push(same('result', proof.draw, drawText(model, draw)));
  return verdict(steps, proof, draw);
}

function isRevealed(proof: IssueProof): proof is Revealed {
  return proof.serverSeed !== null && proof.beacon !== null;
}

function seedStep({ serverSeed, serverSeedHash }: Revealed): IssueStep {
  return same('seed', serverSeedHash, isServerSeed(serverSeed) ? commit(serverSeed) : '');
}

function chainStep({ chain }: Revealed): IssueStep {
  return step('chain', faultOfChain(chain) === null, chain.hash, chainHash(chain));
}

function roundStep({ chain, beacon, closeAt, beaconMarginMs }: Revealed): IssueStep {
  const due = roundOfIssue(chain, new Date(closeAt), beaconMarginMs);
  return same('round', String(beacon.round), String(due));
}

function beaconStep({ chain, beacon }: Revealed): IssueStep {
  const fault = faultOfBeacon(chain, beacon);
  return step('beacon', fault === null, beacon.signature, fault ?? '');
}

/** Without the leaves only the count of none can be checked. */
function ticketsStep({ leaves, tickets, ticketsRoot }: Revealed): IssueStep | null {
  if (leaves === undefined && tickets > 0) return null;
  const { size, root } = createMerkleTree((leaves ?? []).map(hexToBytes));
  return same('tickets', `${tickets} ${ticketsRoot}`, `${size} ${root}`);
}

function ticketStep({ ticket, tickets, ticketsRoot }: Revealed): IssueStep | null {
  return ticket === undefined ? null : same('ticket', ticketsRoot, rootOfTicket(ticket, tickets));
}

function rootOfTicket({ text, index, path }: TicketProof, size: number): string {
  return rootOver(ticketLeaf(text), { index, size, path }) ?? '';
}

function same(check: IssueCheck, stated: string, found: string): IssueStep {
  return step(check, stated === found && found !== '', stated, found);
}

function step(check: IssueCheck, ok: boolean, stated: string, found: string): IssueStep {
  return { check, ok, stated, found };
}

function verdict(
  steps: readonly IssueStep[],
  proof: IssueProof | null = null,
  draw: Draw | null = null,
): IssueVerdict {
  const ok = steps.every((each) => each.ok) && draw !== null;
  const isPublicBeacon = ok && proof?.chain.hash === quicknet.hash;
  return { ok, steps, isPublicBeacon, draw };
}
