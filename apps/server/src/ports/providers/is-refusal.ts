/** Failures of the network and of the provider's machines; everything else is a refusal. */
const outages = new Set(['OAUTH_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ECONNREFUSED']);

/**
 * True if a failed exchange says that the answer was not good, and not that nobody was there: then
 * trying again by the same answer would change nothing.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (error instanceof TypeError && error.message === 'fetch failed') return false;
  if (error.name === 'TimeoutError' || outages.has(code ?? '')) return false;
  return !(cause instanceof Error) || isRefusal(cause);
}
