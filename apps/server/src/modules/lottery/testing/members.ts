/** Members who may stake, but for those without limits or barred; what they are told is kept. */
export function createMembers() {
  /** The members who were told the result of their ticket after a correction. */
  const told: [bigint, string][] = [];
  /** The members who were told that their prize waits for two people. */
  const toldOfHeld: [bigint, string][] = [];
  /** Members who have set no limits yet. */
  const limitless = new Set<bigint>();
  /** Members who are paused, excluded or blocked. */
  const barred = new Set<bigint>();
  const members = {
    hasLimits: async (playerId: bigint) => !limitless.has(playerId),
    playRefusal: async (playerId: bigint) =>
      limitless.has(playerId) ? ({ code: 'limits.required', until: null } as const) : null,
    barredAmong: async (ids: readonly bigint[]) => ids.filter((id) => barred.has(id)),
    tellOfMoney: async (
      _: unknown,
      playerId: bigint,
      { amount, template }: { amount: string; template: string },
    ) => {
      (template === 'ticket.held' ? toldOfHeld : told).push([playerId, amount]);
    },
  };
  return { told, toldOfHeld, limitless, barred, members };
}
