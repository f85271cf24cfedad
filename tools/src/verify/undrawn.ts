/**
 * Why an issue as the site tells it has no result to verify: its time has not come (`pending`), or it never
 * had a draw (`void`). Null where it has one, or where one was kept back.
 */
export function undrawnState(proof: unknown): 'pending' | 'void' | null {
  if (typeof proof !== 'object' || proof === null || !('state' in proof)) return null;
  const { state, draw } = proof as { state: unknown; draw?: unknown };
  if (draw !== '' || typeof state !== 'string') return null;
  if (state === 'VOID') return 'void';
  return ['SCHEDULED', 'ON_SALE', 'CLOSED'].includes(state) ? 'pending' : null;
}
