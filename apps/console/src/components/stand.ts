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
 * How the data of a query stands: `now` as the server said it last; `old` where the server cannot be asked, so that
 * nobody decides by it; `refused` where the server answered something else since, so that it is not shown any more.
 */
export function standOf({ error, fetchStatus }: Asked<unknown>): 'now' | 'old' | 'refused' {
  const isCut = error instanceof ApiError && error.status === 0;
  if (error !== null && !isCut) return 'refused';
  return isCut || fetchStatus === 'paused' ? 'old' : 'now';
}
