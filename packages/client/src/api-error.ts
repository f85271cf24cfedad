/** The fault of a call, in the player's language; `code` is stable. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  readonly params: Record<string, string | number>;
  readonly value: unknown;
  readonly requestId: string | undefined;

  constructor(failure: {
    code: string;
    status: number;
    message: string;
    field?: string | undefined;
    params?: Record<string, string | number> | undefined;
    value?: unknown;
    requestId?: string | undefined;
  }) {
    super(failure.message);
    this.name = 'ApiError';
    this.code = failure.code;
    this.status = failure.status;
    this.field = failure.field;
    this.params = failure.params ?? {};
    this.value = failure.value;
    this.requestId = failure.requestId;
  }

  /** Worth asking again without changing anything. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
