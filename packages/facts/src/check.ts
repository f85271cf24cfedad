import { facts, isTopic } from './facts.ts';
import type { FactPayload, Topic } from './facts.ts';

export type FactErrorCode = 'fact.topic.unknown' | 'fact.version.unknown' | 'fact.payload.invalid';

/** An event that is no fact of the table. Names the fields that are wrong and repeats no value. */
export class FactError extends Error {
  readonly code: FactErrorCode;

  constructor(code: FactErrorCode, what: string) {
    super(`${code}: ${what}`);
    this.name = 'FactError';
    this.code = code;
  }
}

/**
 * The payload of an event, checked against its topic's schema. Producers call it before they write and
 * consumers after they read, so that both ends hold to one table.
 */
export function payloadOf<T extends Topic>(
  topic: T,
  payload: unknown,
  version: number = facts[topic]?.version,
): FactPayload<T> {
  if (!isTopic(topic)) throw new FactError('fact.topic.unknown', topic);
  const { schema, version: known } = facts[topic];
  if (version !== known) throw new FactError('fact.version.unknown', `${topic} ${version}`);
  const checked = schema.safeParse(payload);
  if (checked.success) return checked.data as FactPayload<T>;
  const wrong = checked.error.issues.map(({ path, code }) => `${path.join('.') || '-'} ${code}`);
  throw new FactError('fact.payload.invalid', `${topic}: ${wrong.join(', ')}`);
}
