const UNIQUE_VIOLATION = '23505';
/**
 * A lock or a statement that took too long, transactions that collided too often, a server that has
 * no connection left.
 */
const BUSY = new Set(['55P03', '57014', '40001', '40P01', '53300']);
/** The driver and its pool have no codes for a connection that did not come in time. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/;

/** True if PostgreSQL refused a row because another one has its key. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;
}

/** True if the database gave up before the request happened: it may be asked again. */
export function isBusy(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return BUSY.has(code);
  return typeof message === 'string' && NO_CONNECTION.test(message);
}
