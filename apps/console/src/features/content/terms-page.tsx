import { termsLengthMax } from '@arara/contract/content-bounds.ts';
import { Checkbox } from '@arara/ui';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './content.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { TermsPreview } from './terms-preview.tsx';
import type { Of, One } from './thing.ts';
import { useThing, useWriting } from './use-editor.ts';
import { Versions } from './versions.tsx';
import { WordsFields } from './words-fields.tsx';

type Content = Of<'terms'>;

const blank: Content = { mustAccept: true, texts: {} };
const fields = [
  { name: 'title', maxLength: 120 },
  { name: 'summary', maxLength: 1_000, long: true },
  { name: 'body', maxLength: termsLengthMax, long: true },
];

/** The terms of the brand: the version that is written next, and all that were published. */
export function TermsPage() {
  const query = useThing('terms', '');
  const [round, setRound] = useState(0);
  const again = (): void => void query.refetch().then(() => setRound((at) => at + 1));
  return (
    <Answer query={query}>
      {(state) => (
        <div className={css.page}>
          <Editor key={round} state={state} onAgain={again} />
          <Versions state={state} onBack={again} />
        </div>
      )}
    </Answer>
  );
}

/** A new version asks for acceptance unless its editor says otherwise, and has news of its own. */
function read({ item, draft }: One): Content {
  if (draft?.item?.kind === 'terms') return draft.item.content;
  if (item?.kind !== 'terms') return blank;
  const texts = Object.entries(item.content.texts);
  return {
    mustAccept: true,
    texts: Object.fromEntries(texts.map(([tag, words]) => [tag, { ...words, summary: '' }])),
  };
}

const isWhole = ({ title, body }: Content['texts'][string]): boolean =>
  title.trim() !== '' && body.trim() !== '';

function Editor({ state, onAgain }: { state: One; onAgain: () => void }) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const { content, put, seen, setSeen } = useWriting(state, read);
  const { languages, defaultLanguage, number } = state;
  const first = content.texts[defaultLanguage];
  const isFirst = first !== undefined && isWhole(first);
  const isEach = Object.values(content.texts).every(isWhole);
  return (
    <Panel title={t('kind.terms')} className={css.form}>
      {number !== null && (
        <p className={css.quiet}>{t('terms.now', { number, next: number + 1 })}</p>
      )}
      <fieldset className={css.fields} disabled={!may(self, 'content:item:publish')}>
        <Checkbox
          checked={content.mustAccept}
          onChange={({ target }) => put({ mustAccept: target.checked })}
        >
          {t('field.mustAccept')}
        </Checkbox>
        <p className={css.quiet}>{t('terms.must')}</p>
        <p className={css.quiet}>{t('terms.hint')}</p>
        <WordsFields
          texts={content.texts}
          blank={{ title: '', summary: '', body: '' }}
          fields={fields}
          languages={languages}
          defaultLanguage={defaultLanguage}
          onChange={(texts) => put({ texts })}
          preview={(words, language) => <TermsPreview words={words} language={language} />}
        />
      </fieldset>
      <EditorFoot
        state={state}
        item={{ kind: 'terms', key: '', content }}
        seen={seen}
        onSeen={setSeen}
        onAgain={onAgain}
        lacks={!isFirst ? t('lacks.words') : isEach ? null : t('lacks.half')}
      />
    </Panel>
  );
}
