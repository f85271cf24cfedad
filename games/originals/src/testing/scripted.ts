import { streamOf, type RandomStream } from '@arara/fairness';

/** A stream whose words are given; it throws where a rule draws more of them, so that a test counts its draws. */
export function scripted(...words: readonly number[]): RandomStream & { left(): number } {
  const rest = [...words];
  const stream = streamOf(() => {
    const word = rest.shift();
    if (word === undefined) throw new RangeError('no word is left');
    return word;
  });
  return { ...stream, left: () => rest.length };
}
