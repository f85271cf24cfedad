/** Addresses of one picture, from the art manifest. */
export interface Picture {
  readonly small: string;
  readonly large: string;
  readonly placeholder: string;
}

/** A picture of the house, and how wide its two files are. */
export interface Piece extends Picture {
  readonly widths: readonly [small: number, large: number];
}

/** A JWK set of public keys that pages seal bodies to. */
export type SealingKeys = () => Promise<{ readonly keys: Record<string, unknown>[] }>;

/** True if a member wants windows with news, as far as a module knows. */
export type NewsWish = (playerId: bigint) => Promise<boolean>;
