import { Button, Chip, HistoryIcon } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { forgetSearches, readSearches } from '../recent-searches.ts';
import css from './lobby.module.css';

/** The searches on this device, one press away, and the way to forget it. */
export function RecentSearches({ onPick }: { readonly onPick: (text: string) => void }) {
  const t = useT('lobby');
  const [searches, setSearches] = useState(readSearches);
  if (searches.length === 0) return null;
  return (
    <section className={css.recent} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{t('searches')}</h2>
      <div className={css.chips}>
        {searches.map((text) => (
          <Chip key={text} icon={<HistoryIcon size={16} />} onClick={() => onPick(text)}>
            {text}
          </Chip>
        ))}
        <Button
          kind="link"
          size="sm"
          onClick={() => {
            forgetSearches();
            setSearches([]);
          }}
        >
          {t('searches.clear')}
        </Button>
      </div>
    </section>
  );
}
