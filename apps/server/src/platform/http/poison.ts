import { AppError } from '../errors.ts';

/**
 * Keys that poison objects and characters that PostgreSQL cannot keep never get in, wherever they
 * stand in an input. Throws `request.malformed`.
 */
export function refusePoison(input: unknown): void {
  if (typeof input === 'string') return refuseText(input);
  if (typeof input !== 'object' || input === null) return;
  for (const key of Object.keys(input)) {
    if (key === '__proto__') throw new AppError('request.malformed');
    refuseText(key);
    refusePoison((input as Record<string, unknown>)[key]);
  }
}

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppError('request.malformed');
}
