/**
 * A part of a draw: `count` numbers from `low` to `high`, all results equally likely.
 * `each`: every place on its own, repeats allowed (dice, digits). `order`: no repeats, the order is
 * part of the result (a race). `set`: no repeats, told in rising order (balls).
 */
export interface DrawPart {
  readonly name: string;
  readonly how: 'each' | 'order' | 'set';
  readonly count: number;
  readonly low: number;
  readonly high: number;
  /** Digits that a number is written with, zeros in front included: `05` has two. */
  readonly width: number;
}

/** The parts of a draw of a lottery. They do not depend on each other. */
export interface DrawModel {
  readonly code: string;
  readonly parts: readonly DrawPart[];
  /** By somebody else, in public: its results are entered. Absent: by us, from a sealed seed. */
  readonly drawn?: 'elsewhere';
}

/** A result: the numbers of each part, in the order of the model. */
export type Draw = readonly (readonly number[])[];

/** The part at an index; throws where a play type names one that its model has not. */
export function partAt(model: DrawModel, index: number): DrawPart {
  const part = model.parts[index];
  if (part === undefined) throw new RangeError(`${model.code} has no part ${index}`);
  return part;
}
