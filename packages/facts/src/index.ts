export { FactError, payloadOf } from './check.ts';
export type { FactErrorCode } from './check.ts';
export { facts, fleeting, isTopic } from './facts.ts';
export type { AudienceKind, FactPayload, NewFact, Topic } from './facts.ts';
