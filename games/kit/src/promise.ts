import { canonicalJson, sha256Hex } from '@arara/fairness';

/** A title as a promise names it: which maths it plays at which version. */
export interface PromisedTitle {
  readonly code: string;
  readonly version: string;
  readonly mathsHash: string;
}

/** The titles of a promise: what new rounds play, by their codes, each once. */
export function promisedTitles(games: readonly PromisedTitle[]): PromisedTitle[] {
  return games
    .map(({ code, version, mathsHash }) => ({ code, version, mathsHash }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

/**
 * The promise of a seed pair in 64 hexadecimal characters: SHA-256 of the canonical JSON of the server
 * seed's hash and the titles. A client seed answers it, so that neither can be chosen to suit that seed.
 */
export function promiseOf(serverSeedHash: string, titles: readonly PromisedTitle[]): string {
  return sha256Hex(canonicalJson({ serverSeedHash, titles: promisedTitles(titles) }));
}

/**
 * Tells whether a list names a title's maths. The codes must rise: a title that stood there twice would
 * leave the house a choice between two maths.
 */
export function isPromised(titles: readonly PromisedTitle[], title: PromisedTitle): boolean {
  const rises = titles.every(({ code }, at) => at === 0 || (titles[at - 1]?.code ?? '') < code);
  const named = titles.find(({ code }) => code === title.code);
  return rises && named?.version === title.version && named.mathsHash === title.mathsHash;
}
