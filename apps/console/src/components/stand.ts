import { ApiError } from '@arara/client';

/** The fields that the parts read of a query; any result of the query library fits. */
export interface Asked<Data> {
  readonly data: Data | undefined;
  /** Milliseconds since 1970; 0 while there is no data. */
  readonly dataUpdatedAt: number;
  readonly error: unknown;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => Promise<unknown>;
}

/**
 * How the data of a query stands: `now` as the server said it last; `old` where the server cannot be asked or fails
 * for the moment, so that nobody decides by it; `refused` where it answered no since, so that it is not shown any more.
 */
export function standOf({ error, fetchStatus }: Asked<unknown>): 'now' | 'old' | 'refused' {
  const isPassing = error instanceof ApiError && error.isPassing;
  if (error !== null && !isPassing) return 'refused';
  return isPassing || fetchStatus === 'paused' ? 'old' : 'now';
}

/** The line itself is cut: the server was not reached at all. */
export const isCut = ({ error }: Asked<unknown>): boolean =>
  error === null || (error instanceof ApiError && error.status === 0);
