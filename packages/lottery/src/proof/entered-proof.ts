import type { DrawModel } from '../draw/model.ts';
import { parseDraw } from '../draw/draw.ts';
import { faultsOf, isInstant, isRecord, type Fields } from './fields.ts';
import { publishedFields, type PublishedIssue } from './published.ts';
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

/**
 * An issue whose draw was made elsewhere, as it is published. It proves which tickets were in before the draw, and
 * that the result came from two sources; the numbers themselves are told by who drew them.
 */
export interface EnteredProof extends PublishedIssue {
  /** Where the result was read, each by somebody else; empty until it is known. */
  readonly sources: readonly EnteredSource[];
  /** Results that it had before, the first one first. */
  readonly corrections: readonly EnteredCorrection[];
}

export interface EnteredSource {
  readonly source: string;
  /** ISO 8601 in UTC. */
  readonly enteredAt: string;
}

export interface EnteredCorrection {
  /** The result until then. */
  readonly before: string;
  readonly correctedAt: string;
  readonly reason: string;
}

const fields: Fields<EnteredProof> = {
  ...publishedFields,
  sources: (value) => Array.isArray(value) && value.every(isSource),
  corrections: (value) => Array.isArray(value) && value.every(isCorrection),
};

const isSource = (value: unknown): boolean =>
  isRecord(value) && typeof value.source === 'string' && isInstant(value.enteredAt);

const isCorrection = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.before === 'string' &&
  typeof value.reason === 'string' &&
  isInstant(value.correctedAt);

/** Tells an issue whose draw was made elsewhere from one of our own. */
export const isEntered = (value: unknown): boolean => isRecord(value) && 'sources' in value;

/** Judges an issue whose draw was made elsewhere: its tickets, its sources, the form of its result. */
export function verifyEntered(
  value: unknown,
  models: ReadonlyMap<string, DrawModel>,
): IssueVerdict {
  const faults = faultsOf(fields, value);
  if (faults.length > 0) return verdictOf([step('shape', false, faults.join(' '), '')]);
  const proof = value as EnteredProof;
  const steps: IssueStep[] = [];
  const model = models.get(proof.model);
  // Of what we draw ourselves nobody may tell a result without its seed and its beacon.
  if (model?.drawn !== 'elsewhere') return verdictOf([same('model', proof.model, '')], 'entered');
  for (const check of checks) {
    const done = check(proof);
    if (done !== null) steps.push(done);
    if (done?.ok === false) return verdictOf(steps, 'entered');
  }
  steps.push(same('model', proof.model, model.code));
  const draw = parseDraw(model, proof.draw);
  steps.push(step('whole', draw !== null, proof.draw, model.code));
  return verdictOf(steps, 'entered', draw, proof);
}

/** In their order: what fails ends it. */
const checks = [
  sourcesStep,
  ticketsStep,
  namedStep,
  (proof: EnteredProof) => promiseStep(proof, null),
  prizesStep,
  ticketStep,
];

function sourcesStep({ sources }: EnteredProof): IssueStep {
  const names = new Set(sources.map(({ source }) => source));
  return step('sources', names.size >= 2, [...names].join(', '), '');
}
