import { Notice } from '@arara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import styles from './look.module.css';
import type { Of } from './thing.ts';

const themes = ['dark', 'light'] as const;
/** The site is ours and needs its own files and calls; it opens no window, sends no form, and takes nobody's place. */
const access = 'allow-scripts allow-same-origin';
/** A colour moves with the pointer: the site is asked for when it stands still. */
const settleMs = 600;

interface LookPreviewProps {
  readonly look: Of<'look'>;
  /** False: the server would not show it; what was seen last stays. */
  readonly isReadable: boolean;
}

/** The first page of the site in a look that is not published, in both themes. */
export function LookPreview({ look, isReadable }: LookPreviewProps) {
  const t = useT('console-look');
  const settled = useSettled(JSON.stringify(look), settleMs);
  const query = useQuery({
    queryKey: ['look-preview', settled],
    queryFn: ({ signal }) => api('previewLook', { body: { look }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    // An address is good for some minutes: who comes back gets another.
    gcTime: 0,
    enabled: isReadable && settled === JSON.stringify(look),
  });
  return (
    <Panel title={t('preview')} className={css.form}>
      {!isReadable && <Notice>{t('preview.stays')}</Notice>}
      <Answer query={query} rows={8}>
        {({ address }) => (
          <div className={styles.frames}>
            {themes.map((theme) => (
              <figure key={theme}>
                <figcaption>{t(`theme.${theme}`)}</figcaption>
                <iframe
                  src={`${address}&theme=${theme}`}
                  title={t('preview.frame', { theme: t(`theme.${theme}`) })}
                  sandbox={access}
                  referrerPolicy="no-referrer"
                />
              </figure>
            ))}
          </div>
        )}
      </Answer>
    </Panel>
  );
}

/** A value once it has stayed the same for a while. */
function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
