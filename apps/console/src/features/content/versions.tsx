import { Button } from '@arara/ui';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { PublishSheet } from './publish-sheet.tsx';
import { comparable, differences, permissionOf, seenOf } from './thing.ts';
import type { Item, One } from './thing.ts';
import { useWords } from './use-words.ts';

/** The versions of a thing; any of them comes back as a new one. */
export function Versions({ state, onBack }: { state: One; onBack?: () => void }) {
  const t = useT('console-content');
  const words = useWords();
  const format = useFormat();
  const self = useSession((session) => session.self);
  const [chosen, setChosen] = useState<Item | null>(null);
  const { versions, item: now, kind } = state;
  const mayPublish = may(self, permissionOf(kind));
  return (
    <Panel title={t('versions')} className={css.table}>
      {versions.length === 0 && <p className={css.note}>{t('versions.none')}</p>}
      <ol className={css.versions}>
        {versions.map(({ version, at, by, reason, item, number }) => {
          const isNow =
            item !== null && differences(comparable(now), comparable(item)).length === 0;
          return (
            <li key={version}>
              <div>
                <b>
                  {number !== null && `${t('version.number', { number })} · `}
                  {version === '0' ? t('version.first') : format.moment(at)}
                </b>
                <small>{[by, reason].filter(Boolean).join(' · ')}</small>
              </div>
              {isNow ? (
                <small>{t('version.now')}</small>
              ) : (
                mayPublish &&
                item !== null && (
                  <Button
                    size="sm"
                    onClick={() => setChosen(item)}
                    aria-label={t('version.back.at', { at: format.moment(at) })}
                  >
                    {t('version.back')}
                  </Button>
                )
              )}
            </li>
          );
        })}
      </ol>
      {chosen !== null && (
        <PublishSheet
          item={chosen}
          before={now}
          seen={seenOf(state)}
          title={t('version.back.title', { thing: words.thing(kind, state.key, now) })}
          onClose={() => setChosen(null)}
          onDone={onBack}
        />
      )}
    </Panel>
  );
}
