import { chipsIn, chipsOf, chipsText, type ChipsRule, type SpotBet } from '@arara/game-kit';

/** Why chips could not be laid: the spot is full, or the cloth. */
export type Full = 'spot' | 'cloth';

/** The chips that a player has on a cloth, and the way back to those of before. */
export interface Bets {
  readonly all: () => readonly SpotBet[];
  /** The chips on a spot. */
  on(spot: string): number;
  readonly total: () => number;
  /** The choice, as the rules of the game write it; empty where no chip lies. */
  readonly text: () => string;
  /** Lays chips on spots, all of them or none; null where there was room for them. */
  lay(bets: readonly SpotBet[]): Full | null;
  /** Takes so many chips off a spot, or what lies there. */
  take(spot: string, chips: number): void;
  double(): Full | null;
  clear(): void;
  undo(): void;
  readonly canUndo: () => boolean;
  /** Puts these bets in the place of all that lie there. */
  put(text: string): void;
}

const undoMost = 60;

export function createBets(rule: ChipsRule, changed: () => void): Bets {
  let laid = new Map<string, number>();
  const before: string[] = [];

  const all = (): SpotBet[] => [...laid].map(([spot, chips]) => ({ spot, chips }));
  const text = (): string => chipsText(rule, all());

  function become(next: Map<string, number>): void {
    before.push(text());
    if (before.length > undoMost) before.shift();
    laid = next;
    changed();
  }

  function lay(bets: readonly SpotBet[]): Full | null {
    const next = new Map(laid);
    for (const { spot, chips } of bets) next.set(spot, (next.get(spot) ?? 0) + chips);
    if (bets.some(({ spot }) => (next.get(spot) ?? 0) > rule.perSpot)) return 'spot';
    if (chipsIn(all()) + chipsIn(bets) > rule.total) return 'cloth';
    if (bets.length > 0) become(next);
    return null;
  }

  function put(wanted: string): void {
    if (wanted === text()) return;
    become(new Map(chipsOf(wanted).map(({ spot, chips }) => [spot, chips])));
  }

  return {
    all,
    text,
    lay,
    put,
    on: (spot) => laid.get(spot) ?? 0,
    total: () => chipsIn(all()),
    take(spot, chips) {
      const left = (laid.get(spot) ?? 0) - chips;
      if (!laid.has(spot)) return;
      const next = new Map(laid);
      if (left > 0) next.set(spot, left);
      else next.delete(spot);
      become(next);
    },
    double: () => lay(all()),
    clear: () => put(''),
    undo() {
      const last = before.pop();
      if (last === undefined) return;
      laid = new Map(chipsOf(last).map(({ spot, chips }) => [spot, chips]));
      changed();
    },
    canUndo: () => before.length > 0,
  };
}
