import { helpTopics } from '@arara/contract/content-bounds.ts';
import { ButtonLink, Checkbox, Select, TextField } from '@arara/ui';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { EditorFoot } from './editor-foot.tsx';
import shown from './shown.module.css';
import type { Of, One } from './thing.ts';
import { useThing, useWriting } from './use-editor.ts';
import { Versions } from './versions.tsx';
import { WordsFields } from './words-fields.tsx';

type Content = Of<'help'>;

const positionMax = 1_000;
const blank: Content = { topic: 'pix', position: 100, shown: true, texts: {} };
const fields = [
  { name: 'title', maxLength: 120 },
  { name: 'body', maxLength: 8_000, long: true },
];

/** One article of the help: its subject, its words in each language, and its versions. */
export function HelpPage({ id }: { id: string }) {
  const t = useT('console-content');
  const query = useThing('help', id);
  const [round, setRound] = useState(0);
  const again = (): void => void query.refetch().then(() => setRound((at) => at + 1));
  return (
    <>
      <ButtonLink className={css.back} kind="link" href="/content/help">
        {t('back.help')}
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
  return written?.kind === 'help' ? written.content : blank;
}

/** Half of the words of a language are none: the site would show an empty line. */
const isWhole = ({ title, body }: Content['texts'][string]): boolean =>
  title.trim() !== '' && body.trim() !== '';

function Editor({ state, onAgain }: { state: One; onAgain: () => void }) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const { content, put, seen, setSeen } = useWriting(state, read);
  const { languages, defaultLanguage } = state;
  const first = content.texts[defaultLanguage];
  const isFirst = first !== undefined && isWhole(first);
  const isEach = Object.values(content.texts).every(isWhole);
  return (
    <Panel title={t('kind.help')} className={css.form}>
      <fieldset className={css.fields} disabled={!may(self, 'content:item:publish')}>
        <Place content={content} put={put} />
        <p className={css.quiet}>{t('help.hint')}</p>
        <WordsFields
          texts={content.texts}
          blank={{ title: '', body: '' }}
          fields={fields}
          languages={languages}
          defaultLanguage={defaultLanguage}
          onChange={(texts) => put({ texts })}
          preview={(words, language) => (
            <article className={shown.shown} lang={language}>
              <h3>{words.title || '…'}</h3>
              {words.body.split(/\n\s*\n/).map((paragraph, at) => (
                <p key={at}>{paragraph}</p>
              ))}
            </article>
          )}
        />
        <Checkbox checked={content.shown} onChange={({ target }) => put({ shown: target.checked })}>
          {t('field.shown')}
        </Checkbox>
      </fieldset>
      <EditorFoot
        state={state}
        item={{ kind: 'help', key: state.key, content }}
        seen={seen}
        onSeen={setSeen}
        onAgain={onAgain}
        lacks={!isFirst ? t('lacks.words') : isEach ? null : t('lacks.half')}
      />
    </Panel>
  );
}

/** The subject of an article, and where it stands among the others. */
function Place({
  content: { topic, position },
  put,
}: {
  content: Content;
  put: (fields: Partial<Content>) => void;
}) {
  const t = useT('console-content');
  return (
    <div className={css.pair}>
      <Select
        label={t('field.topic')}
        options={helpTopics.map((value) => ({ value, label: t(`word.topic.${value}`) }))}
        value={topic}
        onChange={({ target }) => {
          const chosen = helpTopics.find((one) => one === target.value);
          if (chosen !== undefined) put({ topic: chosen });
        }}
      />
      <TextField
        type="number"
        min={0}
        max={positionMax}
        label={t('field.position')}
        hint={t('position.hint')}
        value={position}
        onChange={({ target }) => {
          const typed = Math.trunc(Number(target.value));
          put({ position: Math.min(positionMax, Math.max(0, typed)) });
        }}
      />
    </div>
  );
}
