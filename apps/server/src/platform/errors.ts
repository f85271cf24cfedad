import { errorStatus } from '@arara/contract';
import type { ErrorCode } from '@arara/contract';

export interface ErrorDetail {
  /** The input field that is wrong, as the caller named it. */
  readonly field?: string;
  /** Values for the message's placeholders. */
  readonly params?: Record<string, string | number>;
  /** Travels as `value` beside the error: `{ captcha: true }`. */
  readonly value?: unknown;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A refusal that a caller may see: a catalogued code with its HTTP status. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(code, { cause: detail.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus[code];
    this.detail = detail;
  }
}

/** Asserts what the program itself guarantees; failing means a bug, not a bad request. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}
