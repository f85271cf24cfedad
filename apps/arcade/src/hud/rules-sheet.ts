import { createLastRounds } from './last-rounds.ts';
import type { LastRoundsOptions } from './last-rounds.ts';
import { createOdds } from './odds.ts';
import type { OddsOptions } from './odds.ts';
import { openSheet } from './sheet.ts';
import { createTabs } from './tabs.ts';

export type RulesTab = 'prizes' | 'odds' | 'rounds';

/** Prizes, rules, odds, proof and the last rounds in one tap, as the law and the players ask. */
export function openRulesSheet(
  options: OddsOptions &
    LastRoundsOptions & { name: string; tab: RulesTab; prizes: () => Node; keys: () => Node },
): void {
  const { texts, name } = options;
  const t = texts.t;
  const tabs = createTabs(name, options.tab, [
    {
      id: 'prizes',
      label: t('sheet.tab.prizes'),
      content: () => both(options.prizes(), options.keys()),
    },
    { id: 'odds', label: t('sheet.tab.odds'), content: () => createOdds(options) },
    {
      id: 'rounds',
      label: t('sheet.tab.rounds'),
      content: () => createLastRounds(options, () => dialog.close()),
    },
  ]);
  const dialog = openSheet({ texts, title: name, body: [tabs] });
}

function both(...parts: readonly Node[]): Node {
  const whole = document.createDocumentFragment();
  whole.append(...parts);
  return whole;
}
