import type { ColumnKind } from '@arara/contract';

/** A column of a file. */
export interface FileColumn {
  readonly title: string;
  readonly kind: ColumnKind;
}

/** A cell as plain text; numbers with a point. Null: empty. */
export type FileCell = string | null;

/** Writes a table piece by piece; what it gives back is the next piece of the file. */
export interface FileWriter {
  write(rows: readonly (readonly FileCell[])[]): Uint8Array;
  end(): Uint8Array;
}

/** The kinds whose cells are numbers. */
export const isNumber = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'count' || kind === 'percent' || kind === 'seconds';
