import { announcementKinds, audiences } from '@arara/contract/content-bounds.ts';
import { ButtonLink, Segmented } from '@arara/ui';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import shown from './shown.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { PeriodFields } from './period-fields.tsx';
import type { Of, One } from './thing.ts';
import { useThing, useWriting } from './use-editor.ts';
import { Versions } from './versions.tsx';
import { WordsFields } from './words-fields.tsx';

type Content = Of<'announcement'>;

const blank: Content = {
  kind: 'PL',
  audience: 'all',
  position: 0,
  shown: true,
  startsAt: null,
  endsAt: null,
  texts: {},
};
const fields = [
  { name: 'title', maxLength: 120 },
  { name: 'content', maxLength: 4_000, long: true },
];

/** One announcement: who sees it when, its words in each language, and its versions. */
export function AnnouncementPage({ id }: { id: string }) {
  const t = useT('console-content');
  const query = useThing('announcement', id);
  const [round, setRound] = useState(0);
  const again = (): void => void query.refetch().then(() => setRound((at) => at + 1));
  return (
    <>
      <ButtonLink className={css.back} kind="link" href="/content/announcements">
        {t('back.announcements')}
      </ButtonLink>
      <Answer query={query}>
        {(state) => (
          <div className={css.page}>
            <Editor key={round} state={state} onAgain={again} />
            <Versions state={state} onBack={again} />
          </div>
        )}
      </Answer>
    </>
  );
}

function read({ item, draft }: One): Content {
  const written = draft?.item ?? item;
  return written?.kind === 'announcement' ? written.content : blank;
}

function Editor({ state, onAgain }: { state: One; onAgain: () => void }) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const { content, put, seen, setSeen } = useWriting(state, read);
  const { languages, defaultLanguage } = state;
  const [title = '', text = ''] = ['title', 'content'].map(
    (name) => content.texts[defaultLanguage]?.[name as 'title' | 'content'],
  );
  // Half of the words of another language are none: the site would show an empty line.
  const halves = Object.values(content.texts).some(
    (words) => !words.title.trim() || !words.content.trim(),
  );
  const lacks = !title.trim() || !text.trim() ? t('lacks.words') : halves ? t('lacks.half') : null;
  return (
    <Panel title={t('kind.announcement')} className={css.form}>
      <fieldset className={css.fields} disabled={!may(self, 'content:item:publish')}>
        <div className={css.pair}>
          <Choice
            name="kind"
            values={announcementKinds}
            value={content.kind}
            onChange={(kind) => put({ kind })}
          />
          <Choice
            name="audience"
            values={audiences}
            value={content.audience}
            onChange={(audience) => put({ audience })}
          />
        </div>
        <p className={css.quiet}>{t(`kind.hint.${content.kind}`)}</p>
        <WordsFields
          texts={content.texts}
          blank={{ title: '', content: '' }}
          fields={fields}
          languages={languages}
          defaultLanguage={defaultLanguage}
          onChange={(texts) => put({ texts })}
          preview={(words, language) => (
            <AsShown words={words} language={language} isWindow={content.kind === 'PU'} />
          )}
        />
        <PeriodFields content={content} put={put} />
      </fieldset>
      <EditorFoot
        state={state}
        item={{ kind: 'announcement', key: state.key, content }}
        seen={seen}
        onSeen={setSeen}
        onAgain={onAgain}
        lacks={lacks}
      />
    </Panel>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, values, value, onChange }: ChoiceProps<Value>) {
  const t = useT('console-content');
  return (
    <div>
      <small className={css.label}>{t(`field.${name}`)}</small>
      <Segmented
        label={t(`field.${name}`)}
        choices={values.map((one) => ({ value: one, label: t(`word.${name}.${one}`) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface AsShownProps {
  readonly words: { readonly title: string; readonly content: string };
  readonly language: string;
  readonly isWindow: boolean;
}

/** The announcement as the site shows it: markup is words like any other. */
function AsShown({ words, language, isWindow }: AsShownProps) {
  const t = useT('console-content');
  const format = useFormat();
  return (
    <article className={shown.shown} data-window={isWindow ? '' : undefined} lang={language}>
      <h3>{words.title || '…'}</h3>
      <time>{format.day(Date.now())}</time>
      {words.content.split(/\n{2,}/).map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      {isWindow && <span className={shown.understood}>{t('preview.understood')}</span>}
    </article>
  );
}
