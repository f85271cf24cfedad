import { h } from '../hud/dom.ts';
import { createLastRounds } from '../hud/last-rounds.ts';
import { createOdds } from '../hud/odds.ts';
import { openSheet } from '../hud/sheet.ts';
import { createTabs } from '../hud/tabs.ts';
import type { PlayedLine, StudioSession } from '../studio-client.ts';
import type { Texts } from '../texts.ts';

interface TableRules {
  readonly texts: Texts;
  readonly name: string;
  readonly session: StudioSession;
  readonly rules: readonly string[];
  readonly load: () => Promise<readonly PlayedLine[]>;
  readonly verify: (id: string) => void;
  /** The hash of the seed of the round of now. */
  readonly seedHash: () => string;
}

/** The rules of a table, its odds and proof, and the player's last bets. */
export function openTableRules({
  texts,
  name,
  session,
  rules,
  load,
  verify,
  seedHash,
}: TableRules): void {
  const { t } = texts;
  const tabs = createTabs(name, 'prizes', [
    {
      id: 'prizes',
      label: t('sheet.tab.prizes'),
      content: () => h('ul', { class: 'rules' }, ...rules.map((rule) => h('li', {}, rule))),
    },
    {
      id: 'odds',
      label: t('sheet.tab.odds'),
      content: () =>
        createOdds({
          texts,
          session,
          seeds: {
            serverSeedHash: seedHash(),
            promise: null,
            clientSeed: null,
            nonce: 0,
            asks: null,
          },
          hasChoices: false,
        }),
    },
    {
      id: 'rounds',
      label: t('sheet.tab.rounds'),
      content: () =>
        createLastRounds({ texts, session, load, verify, replay: null }, () => dialog.close()),
    },
  ]);
  const dialog = openSheet({ texts, title: name, body: [tabs] });
}
