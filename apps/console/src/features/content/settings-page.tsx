import { Checkbox, Select, TextField } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { EditorFoot } from './editor-foot.tsx';
import type { Of, One } from './thing.ts';
import { useThing, useWriting } from './use-editor.ts';
import { languageName } from './use-words.ts';
import { Versions } from './versions.tsx';

type Content = Of<'settings'>;

/** The numbers of a site with their bounds; the server has the same ones. */
const numbers = [
  { name: 'ageMinimum', min: 18, max: 30 },
  { name: 'realityCheckMinutes', min: 10, max: 120 },
  { name: 'staySignedInDays', min: 0, max: 90 },
  { name: 'bannerAutoplayMs', min: 2_000, max: 60_000 },
] as const;
const switches = ['loggedInHome', 'ageGate', 'autoPlay'] as const;
const themes = ['light', 'dark'] as const;

/** What holds for the whole site: names, languages, ages and times. */
export function SettingsPage() {
  const query = useThing('settings', '');
  const site = useQuery({
    queryKey: ['content', 'site'],
    queryFn: ({ signal }) => api('contentSite', { signal }),
  });
  const [round, setRound] = useState(0);
  const again = (): void => void query.refetch().then(() => setRound((at) => at + 1));
  return (
    <Answer query={query}>
      {(state) => (
        <Answer query={site}>
          {({ offered }) =>
            state.item?.kind === 'settings' && (
              <div className={css.page}>
                <Editor
                  key={round}
                  state={state}
                  inForce={state.item.content}
                  offered={offered}
                  onAgain={again}
                />
                <Versions state={state} onBack={again} />
              </div>
            )
          }
        </Answer>
      )}
    </Answer>
  );
}

interface EditorProps {
  readonly state: One;
  readonly inForce: Content;
  readonly offered: readonly string[];
  readonly onAgain: () => void;
}

function Editor({ state, inForce, offered, onAgain }: EditorProps) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const read = ({ draft }: One): Content =>
    draft?.item?.kind === 'settings' ? draft.item.content : inForce;
  const { content, put, seen, setSeen } = useWriting(state, read);
  const isWhole = numbers.every(
    ({ name, min, max }) => content[name] >= min && content[name] <= max,
  );
  return (
    <Panel title={t('kind.settings')} className={css.form}>
      <fieldset className={css.fields} disabled={!may(self, 'content:site:switch')}>
        {(['siteName', 'legalName'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            maxLength={200}
            value={content[name]}
            onChange={({ target }) => put({ [name]: target.value })}
          />
        ))}
        <div className={css.pair}>
          <Select
            label={t('field.defaultLanguage')}
            hint={t('defaultLanguage.hint')}
            options={content.languages.map((value) => ({ value, label: languageName(value) }))}
            value={content.defaultLanguage}
            onChange={({ target }) => put({ defaultLanguage: target.value })}
          />
          <Select
            label={t('field.firstTheme')}
            options={themes.map((value) => ({ value, label: t(`word.firstTheme.${value}`) }))}
            value={content.firstTheme}
            onChange={({ target }) =>
              put({ firstTheme: target.value === 'light' ? 'light' : 'dark' })
            }
          />
        </div>
        <Languages
          offered={offered}
          chosen={content.languages}
          fixed={content.defaultLanguage}
          onChange={(languages) => put({ languages })}
        />
        <div className={css.pair}>
          {numbers.map(({ name, min, max }) => (
            <TextField
              key={name}
              type="number"
              min={min}
              max={max}
              label={t(`field.${name}`)}
              hint={t('number.hint', { min, max })}
              value={content[name]}
              onChange={({ target }) => put({ [name]: Math.trunc(Number(target.value)) })}
            />
          ))}
        </div>
        {switches.map((name) => (
          <Checkbox
            key={name}
            checked={content[name]}
            onChange={({ target }) => put({ [name]: target.checked })}
          >
            {t(`field.${name}`)}
          </Checkbox>
        ))}
      </fieldset>
      <EditorFoot
        state={state}
        item={{ kind: 'settings', key: '', content }}
        seen={seen}
        onSeen={setSeen}
        onAgain={onAgain}
        lacks={isWhole ? null : t('lacks.number')}
      />
    </Panel>
  );
}

interface LanguagesProps {
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  /** The first language is always offered. */
  readonly fixed: string;
  readonly onChange: (languages: string[]) => void;
}

/** The languages that the site offers; a new one comes last in the picker. */
function Languages({ offered, chosen, fixed, onChange }: LanguagesProps) {
  const t = useT('console-content');
  return (
    <fieldset className={css.languages}>
      <legend className={css.label}>{t('field.languages')}</legend>
      {offered.map((tag) => (
        <Checkbox
          key={tag}
          checked={chosen.includes(tag)}
          disabled={tag === fixed}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
          }
        >
          {languageName(tag)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
