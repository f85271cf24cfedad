/** One sentence of the rules: a message of `games`, and what fills it. */
export interface Rule {
  readonly key: string;
  readonly params: Readonly<Record<string, number | string>>;
  /** Parameters that are themselves messages: the names of symbols. */
  readonly names: Readonly<Record<string, string>>;
}

/** A sentence before it has its names. */
export type Sentence = [key: string, params?: Rule['params']];
