const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because another one has its key. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION;
}
