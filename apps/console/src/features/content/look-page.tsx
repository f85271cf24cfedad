import { Link, Notice, Segmented } from '@arara/ui';
import type { FaintPair } from '@arara/ui/theme/look.ts';
import type { Theme } from '@arara/ui';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import styles from './look.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { corners, cornersOf, faintOf, houseLook, withCorners } from './look.ts';
import type { Look } from './look.ts';
import { Pigments, ThemeColours } from './look-colours.tsx';
import { LookPreview } from './look-preview.tsx';
import { MarkField } from './mark-field.tsx';
import { differences } from './thing.ts';
import type { One } from './thing.ts';
import { useThing, useWriting } from './use-editor.ts';
import { Versions } from './versions.tsx';

const themes = ['dark', 'light'] as const;

/** The look of the brand: colours of both themes, mark, corners, beside the site that wears it. */
export function LookPage() {
  const query = useThing('look', '');
  const [round, setRound] = useState(0);
  const again = (): void => void query.refetch().then(() => setRound((at) => at + 1));
  return (
    <Answer query={query} rows={12}>
      {(state) => <Editor key={round} state={state} onAgain={again} />}
    </Answer>
  );
}

function read({ item, draft }: One): Look {
  const written = draft?.item ?? item;
  return (written?.kind === 'look' ? written.content : null) ?? houseLook;
}

function Editor({ state, onAgain }: { state: One; onAgain: () => void }) {
  const t = useT('console-look');
  const self = useSession((session) => session.self);
  const { content: look, setContent, put, seen, setSeen } = useWriting(state, read);
  const [theme, setTheme] = useState<Theme>('dark');
  const mayWrite = may(self, 'content:item:publish');
  const faint = faintOf(look);
  const shape = cornersOf(look);
  const isHouse = differences(houseLook, look).length === 0;
  return (
    <div className={styles.look}>
      <div className={css.stack}>
        <Panel title={t('title')} className={css.form}>
          <fieldset className={css.fields} disabled={!mayWrite}>
            <Segmented
              label={t('theme')}
              choices={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
              value={theme}
              onChange={setTheme}
            />
            <ThemeColours
              palette={look[theme].palette}
              onPut={(name, colour) => {
                const palette = { ...look[theme].palette, [name]: colour };
                put({ [theme]: { ...look[theme], palette } });
              }}
            />
            <MarkField
              key={theme}
              mark={look[theme].mark}
              onPut={(mark) => put({ [theme]: { ...look[theme], mark } })}
            />
            <Pigments
              pigments={look.pigments}
              onPut={(name, colour) => put({ pigments: { ...look.pigments, [name]: colour } })}
            />
            <div>
              <small className={css.label}>{t('corners')}</small>
              <Segmented
                label={t('corners')}
                choices={(shape === 'own' ? (['own', ...corners] as const) : corners).map(
                  (value) => ({ value, label: t(`corners.${value}`) }),
                )}
                value={shape}
                onChange={(value) => value !== 'own' && setContent(withCorners(look, value))}
              />
            </div>
            <p className={css.quiet}>
              {t('name')} <Link href="/content/settings">{t('name.settings')}</Link>
            </p>
          </fieldset>
          <Faint pairs={faint} />
          <EditorFoot
            state={state}
            item={{ kind: 'look', key: '', content: isHouse ? null : look }}
            seen={seen}
            onSeen={setSeen}
            onAgain={onAgain}
            lacks={faint.length === 0 ? null : t('lacks')}
          />
        </Panel>
        <Versions state={state} onBack={onAgain} />
      </div>
      {mayWrite && <LookPreview look={isHouse ? null : look} isReadable={faint.length === 0} />}
    </div>
  );
}

/** The pairs that nobody could read, each by the names of its colours. */
function Faint({ pairs }: { pairs: readonly FaintPair[] }) {
  const t = useT('console-look');
  const { number } = useFormat();
  if (pairs.length === 0) return null;
  return (
    <Notice tone="bad" announce title={t('faint', { count: pairs.length })}>
      <ul className={styles.faint}>
        {pairs.map(({ theme, front, ground, ratio, least }) => (
          <li key={`${theme} ${front} ${ground}`}>
            {t('faint.pair', {
              front: t(`colour.${front}`),
              ground: t(`colour.${ground}`),
              theme: t(theme === null ? 'theme.both' : `theme.${theme}`),
              ratio: number(ratio),
              least: number(least),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
