/** How many hits a class such as `hit5` stands for; throws for any other code. */
export function hitsMeant(code: string): number {
  const hits = /^hit(\d+)$/.exec(code)?.[1];
  if (hits === undefined) throw new RangeError(`${code} tells no number of hits`);
  return Number(hits);
}
