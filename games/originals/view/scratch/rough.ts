/** Numbers from 0 to 1 that look like chance and are the same each time: grain, ragged edges and shavings, never a result. */
export function roughly(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
