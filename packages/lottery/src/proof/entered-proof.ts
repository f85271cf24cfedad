import type { DrawModel } from '../draw/model.ts';
import { parseDraw } from '../draw/draw.ts';
import {
  isCode,
  isCount,
  isHash,
  isHashes,
  isInstant,
  isNumero,
  isRecord,
  isTicket,
} from './fields.ts';
import type { TicketProof } from './issue-proof.ts';
import { same, step, ticketStep, ticketsStep, verdictOf } from './steps.ts';
import type { IssueStep, IssueVerdict } from './steps.ts';

/**
 * An issue whose draw was made elsewhere, as it is published. What it proves is which tickets were in
 * before the draw, and that the result came from two sources; the numbers themselves are told by who
 * drew them.
 */
export interface EnteredProof {
  readonly game: string;
  /** Code of the draw model. */
  readonly model: string;
  readonly numero: string;
  /** When the sale ended, ISO 8601 in UTC: before the draw. */
  readonly closeAt: string;
  /** Published when the sale had ended. */
  readonly ticketsRoot: string;
  readonly tickets: number;
  readonly leaves?: readonly string[];
  readonly ticket?: TicketProof;
  /** As `drawText` writes it; empty until the result is known. */
  readonly draw: string;
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
  /** What it was until then. */
  readonly before: string;
  readonly correctedAt: string;
  readonly reason: string;
}

const fields: { readonly [Field in keyof Required<EnteredProof>]: (value: unknown) => boolean } = {
  game: isCode,
  model: isCode,
  numero: isNumero,
  closeAt: isInstant,
  ticketsRoot: isHash,
  tickets: isCount,
  leaves: (value) => value === undefined || isHashes(value),
  ticket: (value) => value === undefined || isTicket(value),
  draw: (value) => typeof value === 'string',
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

/** Names the fields that keep a value from being such a proof; none means that it is one. */
export function faultsOfEntered(value: unknown): string[] {
  if (!isRecord(value)) return ['issue'];
  return Object.entries(fields).flatMap(([name, isGood]) => (isGood(value[name]) ? [] : [name]));
}

/** Judges an issue whose draw was made elsewhere: its tickets, its sources, the form of its result. */
export function verifyEntered(
  value: unknown,
  models: ReadonlyMap<string, DrawModel>,
): IssueVerdict {
  const faults = faultsOfEntered(value);
  if (faults.length > 0) return verdictOf([step('shape', false, faults.join(' '), '')]);
  const proof = value as EnteredProof;
  const steps: IssueStep[] = [];
  const model = models.get(proof.model);
  // Of what we draw ourselves nobody may tell a result without its seed and its beacon.
  if (model?.drawn !== 'elsewhere') return verdictOf([same('model', proof.model, '')], 'entered');
  for (const check of [sourcesStep, ticketsStep, ticketStep]) {
    const done = check(proof);
    if (done !== null) steps.push(done);
    if (done?.ok === false) return verdictOf(steps, 'entered');
  }
  steps.push(same('model', proof.model, model.code));
  const draw = parseDraw(model, proof.draw);
  steps.push(step('whole', draw !== null, proof.draw, model.code));
  return verdictOf(steps, 'entered', draw);
}

function sourcesStep({ sources }: EnteredProof): IssueStep {
  const names = new Set(sources.map(({ source }) => source));
  return step('sources', names.size >= 2, [...names].join(', '), '');
}
