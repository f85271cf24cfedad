import { createLastRounds } from './last-rounds.ts';
import type { LastRoundsOptions } from './last-rounds.ts';
import { createOdds } from './odds.ts';
import type { OddsOptions } from './odds.ts';
import { openSheet } from './sheet.ts';
import { createTabs } from './tabs.ts';

/** Prizes, rules, odds, proof and the last rounds in one tap, as the law and the players ask. */
export function openRulesSheet(
  options: OddsOptions & LastRoundsOptions & { name: string; prizes: () => Node },
): void {
  const { texts, name } = options;
  const t = texts.t;
  const tabs = createTabs(name, [
    { id: 'prizes', label: t('sheet.tab.prizes'), content: options.prizes },
    { id: 'odds', label: t('sheet.tab.odds'), content: () => createOdds(options) },
    {
      id: 'rounds',
      label: t('sheet.tab.rounds'),
      content: () => createLastRounds(options, () => dialog.close()),
    },
  ]);
  const dialog = openSheet({ texts, title: name, body: [tabs] });
}
