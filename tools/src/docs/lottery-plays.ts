import type { Family } from '@arara/lottery';

/**
 * The text of docs/lottery-plays.json: every draw model and play type as data, for who writes a verifier. A
 * line for each, so that a change shows what it changes; whole numbers that may pass 2^53 are text.
 */
export function playsDocument(families: readonly Family[]): string {
  const about =
    'Every draw model and play type; docs/lottery-proofs.md says what they mean. Written by npm run docs.';
  const models = families.flatMap((family) => family.models);
  const playTypes = families.flatMap((family) => family.playTypes);
  return [
    '{',
    `"about": ${JSON.stringify(about)},`,
    `"models": [\n${models.map(written).join(',\n')}\n],`,
    `"playTypes": [\n${playTypes.map(written).join(',\n')}\n]`,
    '}',
    '',
  ].join('\n');
}

function written(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
