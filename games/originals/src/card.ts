/** A card: its rank from 1 (ace) to 13 (king), and its suit from 0 to 3: hearts, spades, diamonds, clubs. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♥', '♠', '♦', '♣'];

/** The name of a rank, from the ace to the king. */
export const rankText = (rank: number): string => ranks[rank - 1] ?? '';

/** A card in as few letters as there are: `Q♥`. */
export const cardSign = ({ rank, suit }: Card): string => `${rankText(rank)}${suits[suit] ?? ''}`;
