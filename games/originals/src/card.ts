/** A card: its rank from 1 (ace) to 13 (king), and its suit from 0 to 3: hearts, spades, diamonds, clubs. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}
