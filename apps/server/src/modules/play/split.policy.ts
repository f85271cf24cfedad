/**
 * An amount in the proportion of parts, of which the first is the cash's; at least one is above zero.
 * The running sums are rounded down: the shares always add up, the cash's is never rounded up, and the
 * last gets the rest. The same rule as `play.shares` of the database; see docs/decisions/stake-terms.md.
 */
export function sharesOf(amount: bigint, parts: readonly bigint[]): bigint[] {
  const total = parts.reduce((sum, part) => sum + part, 0n);
  let running = 0n;
  let given = 0n;
  return parts.map((part) => {
    running += part;
    const share = (amount * running) / total - given;
    given += share;
    return share;
  });
}
