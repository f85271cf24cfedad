import type { StartData } from '@arara/contract';

type Category = StartData['categories'][number];

export interface Brand {
  readonly code: string;
  readonly name: string;
  readonly icon: string;
  readonly games: number;
  /** The category in which it has most to play. */
  readonly category: Category['title'];
}

/** Every studio once, with all its games, the largest first; demonstrations are none. */
export function brandsOf(categories: readonly Category[]): readonly Brand[] {
  const places = categories.flatMap(({ title, cards }) =>
    cards.filter(({ isDemo }) => !isDemo).map((card) => ({ ...card, category: title })),
  );
  const byCode = Map.groupBy(places, ({ vassalage }) => vassalage);
  return [...byCode.values()]
    .flatMap((own) => {
      const most = own.toSorted((a, b) => b.games - a.games)[0];
      if (most === undefined) return [];
      const games = own.reduce((sum, card) => sum + card.games, 0);
      const { vassalage: code, name, icon, category } = most;
      return [{ code, name, icon, games, category }];
    })
    .toSorted((a, b) => b.games - a.games);
}
