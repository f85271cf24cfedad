import { lineOf, type Source } from './sources.ts';

const named = /\bperson\([^()]*'(\d{9})'\)/g;

/** People of the journeys with the CPF of another: on one server, the second is refused. */
export function twinsAmong(journeys: readonly Source[]): string[] {
  const first = new Map<string, string>();
  return journeys.flatMap(({ path, text }) =>
    [...text.matchAll(named)].flatMap(({ index, 1: digits = '' }) => {
      const place = `${path}:${lineOf(text, index)}`;
      const earlier = first.get(digits);
      if (earlier === undefined) first.set(digits, place);
      return earlier === undefined ? [] : [`${place}: ${digits} is somebody else at ${earlier}`];
    }),
  );
}
