import { createOdds } from './odds.ts';
import type { OddsOptions } from './odds.ts';
import { createPrizes } from './prizes.ts';
import type { PrizesOptions } from './prizes.ts';
import { openSheet } from './sheet.ts';
import { createTabs } from './tabs.ts';

/** Prizes, rules, odds and proof in one tap, as the law and the players ask. */
export function openRulesSheet(options: PrizesOptions & OddsOptions): void {
  const { texts, title } = options;
  const t = texts.t;
  const name = texts.game(`titles.${title.code}.name`);
  const tabs = createTabs(name, [
    { id: 'prizes', label: t('sheet.tab.prizes'), content: () => createPrizes(options) },
    { id: 'odds', label: t('sheet.tab.odds'), content: () => createOdds(options) },
  ]);
  openSheet({ texts, title: name, body: [tabs] });
}
