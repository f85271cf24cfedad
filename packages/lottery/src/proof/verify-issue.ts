import { commit, isServerSeed } from '@arara/fairness';
import { drawText } from '../draw/draw.ts';
import type { DrawModel } from '../draw/model.ts';
import { chainHash, faultOfBeacon, faultOfChain, quicknet, timeOf, type Beacon } from './beacon.ts';
import { isEntered, verifyEntered } from './entered-proof.ts';
import { faultsOf } from './fields.ts';
import { issueFields, type IssueProof } from './issue-proof.ts';
import { drawIssue, roundOfIssue } from './seal.ts';
import {
  namedStep,
  prizesStep,
  promiseStep,
  same,
  step,
  ticketStep,
  ticketsStep,
  verdictOf,
} from './steps.ts';
import type { IssueStep, IssueVerdict } from './steps.ts';

type Revealed = IssueProof & { readonly serverSeed: string; readonly beacon: Beacon };

/**
 * Draws a published issue again and compares. A check that cannot pass ends it: what depends on it is
 * not stated. The tickets are recounted where their leaves are given, and one of them is looked up
 * where it is: its text must be of this issue. The same code runs in the page, on the server and at the command line. A draw that was
 * made elsewhere has no seed: of it the tickets and the sources are checked.
 */
export function verifyIssue(value: unknown, models: ReadonlyMap<string, DrawModel>): IssueVerdict {
  if (isEntered(value)) return verifyEntered(value, models);
  const faults = faultsOf(issueFields, value);
  if (faults.length > 0) return verdictOf([step('shape', false, faults.join(' '), '')]);
  const proof = value as IssueProof;
  if (!isRevealed(proof)) return verdictOf([step('reveal', false, '', '')]);

  const steps: IssueStep[] = [];
  for (const check of checks) {
    const done = check(proof);
    if (done !== null) steps.push(done);
    if (done?.ok === false) return verdictOf(steps);
  }
  const model = models.get(proof.model);
  steps.push(same('model', proof.model, model?.code ?? ''));
  if (model === undefined) return verdictOf(steps);
  const draw = drawIssue(model, proof);
  steps.push(same('result', proof.draw, drawText(model, draw)));
  return verdictOf(steps, groundOf(proof), draw, proof);
}

/** In their order: what fails ends it. */
const checks = [
  seedStep,
  chainStep,
  roundStep,
  closedStep,
  beaconStep,
  ticketsStep,
  namedStep,
  ownPromiseStep,
  prizesStep,
  ticketStep,
];

/** The stand-in of a demo proves nothing. */
const groundOf = ({ chain }: IssueProof) => (chain.hash === quicknet.hash ? 'public' : 'private');

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

/**
 * Tickets that were fixed once the beacon was out could be one choice of many. When they were is the
 * house's own word; what holds it to that is whoever saw the root before the round's time.
 */
function closedStep({ chain, beacon, closedAt = '' }: Revealed): IssueStep {
  const due = timeOf(chain, beacon.round);
  return step('closed', new Date(closedAt) <= due, closedAt, due.toISOString());
}

function ownPromiseStep(proof: Revealed): IssueStep | null {
  const { serverSeedHash, chain, beaconMarginMs } = proof;
  return promiseStep(proof, { serverSeedHash, chain: chain.hash, beaconMarginMs });
}

function beaconStep({ chain, beacon }: Revealed): IssueStep {
  const fault = faultOfBeacon(chain, beacon);
  return step('beacon', fault === null, beacon.signature, fault ?? '');
}
