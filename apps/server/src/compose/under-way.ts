/** How PostgreSQL says that somebody else holds the lock: here, that of proving. */
const underWay = '55P03';

/** Passes over the refusal of a proof because another one is being made. */
export function unlessUnderWay(error: unknown): void {
  if ((error as { code?: unknown }).code !== underWay) throw error;
}
