import type { ErrorCode } from '@arara/contract';
import type { Logger } from 'pino';

export interface HttpOptions {
  readonly log: Logger;
  readonly trustProxy: string;
  readonly languages: readonly string[];
  /** True if the site is reached by https alone: browsers are then told to use nothing else. */
  readonly isHttpsOnly?: boolean;
  /** The sentence of a code in a language, with its placeholders filled. */
  readonly message: (
    code: ErrorCode,
    language: string,
    params?: Record<string, string | number>,
  ) => string;
}
