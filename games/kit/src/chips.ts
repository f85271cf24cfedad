/**
 * Bets of a round on several spots of a cloth. The stake of the round is the value of one chip; how many of them lie
 * on which spot is a choice of the kind `chips`. Its value is a text: `<spot>:<chips>` for each spot, in the order of
 * the game's list, with one space between (`17:5 red:20`).
 */
export interface ChipsRule {
  readonly kind: 'chips';
  /** Every spot, by its name. */
  readonly spots: readonly string[];
  /** The most chips on one spot, and on all of them together. */
  readonly perSpot: number;
  readonly total: number;
  readonly preset: null;
}

/** The chips on one spot. */
export interface SpotBet {
  readonly spot: string;
  readonly chips: number;
}

const written = /^[a-z0-9-]+:[1-9]\d{0,4}$/;

/** True if a text has one spelling of at least one bet, within the bounds of the rule. */
export function areChips({ spots, perSpot, total }: ChipsRule, text: string): boolean {
  const parts = text.split(' ');
  // Equal bets are equal texts, so that a repeat of a round is known again.
  if (!parts.every((part) => written.test(part))) return false;
  const bets = chipsOf(text);
  const places = bets.map(({ spot }) => spots.indexOf(spot));
  const rise = places.every((place, at) => place > (places[at - 1] ?? -1));
  return rise && bets.every(({ chips }) => chips <= perSpot) && chipsIn(bets) <= total;
}

/** The bets of a choice of chips. */
export function chipsOf(value: string | number | undefined): SpotBet[] {
  if (value === undefined || value === '') return [];
  return String(value)
    .split(' ')
    .map((part) => {
      const at = part.lastIndexOf(':');
      return { spot: part.slice(0, at), chips: Number(part.slice(at + 1)) };
    });
}

/** The one spelling of bets; spots without chips are left out. */
export function chipsText({ spots }: Pick<ChipsRule, 'spots'>, bets: readonly SpotBet[]): string {
  return bets
    .filter(({ chips }) => chips > 0)
    .toSorted((a, b) => spots.indexOf(a.spot) - spots.indexOf(b.spot))
    .map(({ spot, chips }) => `${spot}:${chips}`)
    .join(' ');
}

/** All chips of some bets. */
export const chipsIn = (bets: readonly SpotBet[]): number =>
  bets.reduce((sum, { chips }) => sum + chips, 0);
