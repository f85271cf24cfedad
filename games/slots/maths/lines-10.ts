import { twentyLines } from './lines-20.ts';

/** The first ten of the twenty lines. */
export const tenLines: readonly (readonly number[])[] = twentyLines.slice(0, 10);
