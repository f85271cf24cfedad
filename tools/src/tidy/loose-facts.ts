import { isTopic } from '@arara/facts';
import { lineOf } from './sources.ts';
import type { Source } from './sources.ts';

/** The one writer that takes its topic as an argument: the types hold it to the table. */
const typedWriter = 'apps/server/src/platform/outbox.repository.ts';

const written =
  /insert\s+into\s+platform\.event\s*(?:\([^)]*\)\s*)?(?:select|values\s*\()\s*(?:'([^']*)'|\S+)/gi;

/** Statements that put an event of no topic of `packages/facts` into the outbox. */
export function looseFactsIn({ path, text }: Source): string[] {
  if (path === typedWriter) return [];
  return [...text.matchAll(written)]
    .filter(([, topic]) => topic === undefined || !isTopic(topic))
    .map(({ index, 1: topic = 'a topic that is no literal' }) => {
      return `${path}:${lineOf(text, index)} ${topic}`;
    });
}
