import type { ErrorDetail } from '../errors.ts';
import type { ErrorCode } from '@arara/contract';

/** The header that tells browsers of a site that is reached by https alone. */
export const httpsOnly = 'max-age=31536000';

/** Success envelope with its value already serialised. */
export function successJson(valueJson: string): string {
  return `{"success":true,"value":${valueJson}}`;
}

export interface Failure {
  readonly success: false;
  readonly errorCode: ErrorCode;
  readonly message: string;
  readonly field?: string;
  readonly params?: Record<string, string | number>;
  readonly value?: unknown;
  readonly requestId: string;
}

export function failure(
  code: ErrorCode,
  message: string,
  requestId: string,
  detail: ErrorDetail = {},
): Failure {
  return {
    success: false,
    errorCode: code,
    message,
    requestId,
    ...(detail.field === undefined ? {} : { field: detail.field }),
    ...(detail.params === undefined ? {} : { params: detail.params }),
    ...(detail.value === undefined ? {} : { value: detail.value }),
  };
}
