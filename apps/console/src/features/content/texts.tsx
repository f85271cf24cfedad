import { Button, Segmented, Tag, TextArea, TextField } from '@arara/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import type { Answer as AnswerOf } from '../../lib/api.ts';
import { api } from '../../lib/api.ts';
import { currentLanguage, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { useList } from './announcement-list.tsx';
import css from './content.module.css';
import { PublishSheet } from './publish-sheet.tsx';
import { seenOf } from './thing.ts';
import { useThing } from './use-editor.ts';
import { languageName } from './use-words.ts';

type Sentence = AnswerOf<'contentSentences'>['sentences'][number];

const searchMin = 2;

/** What the brand says in other words: every sentence of the site, found by a part of it. */
export function Texts() {
  const t = useT('console-content');
  const list = useList('text');
  const [language, setLanguage] = useState(currentLanguage());
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Answer query={list}>
      {({ languages, items }) => (
        <Panel title={t('room.texts')} className={css.form}>
          <p className={css.quiet}>{t('texts.text', { count: items.length })}</p>
          <Segmented
            label={t('words.language')}
            choices={languages.map((tag) => ({ value: tag, label: languageName(tag) }))}
            value={language}
            onChange={setLanguage}
          />
          <TextField
            label={t('texts.search')}
            hint={t('texts.search.hint')}
            type="search"
            maxLength={80}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <Found language={language} search={search} open={open} onOpen={setOpen} />
        </Panel>
      )}
    </Answer>
  );
}

interface FoundProps {
  readonly language: string;
  readonly search: string;
  readonly open: string | null;
  readonly onOpen: (key: string | null) => void;
}

function Found({ language, search, open, onOpen }: FoundProps) {
  const t = useT('console-content');
  const q = useDeferredValue(search.trim());
  const query = useQuery({
    queryKey: ['content', 'sentences', language, q],
    queryFn: ({ signal }) => api('contentSentences', { query: { q, of: language }, signal }),
    enabled: q.length >= searchMin,
    placeholderData: keepPreviousData,
  });
  if (q.length < searchMin) return null;
  return (
    <Answer query={query} rows={4}>
      {({ sentences, more }) =>
        sentences.length === 0 ? (
          <Plain title={t('texts.none')} />
        ) : (
          <>
            <ul className={css.sentences}>
              {sentences.map((one) => (
                <li key={one.key}>
                  <SentenceRow
                    language={language}
                    sentence={one}
                    isOpen={open === one.key}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </ul>
            {more && <p className={css.quiet}>{t('texts.more')}</p>}
          </>
        )
      }
    </Answer>
  );
}

interface SentenceRowProps {
  readonly language: string;
  readonly sentence: Sentence;
  readonly isOpen: boolean;
  readonly onOpen: (key: string | null) => void;
}

function SentenceRow({ language, sentence, isOpen, onOpen }: SentenceRowProps) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const { key, standard, own } = sentence;
  return (
    <>
      <div className={css.sentence}>
        <div>
          <span lang={language}>{own ?? standard}</span>
          <small>{key}</small>
        </div>
        {own !== null && <Tag tone="info">{t('texts.own')}</Tag>}
        {may(self, 'content:item:publish') && (
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={t('change.of', { name: key })}
            onClick={() => onOpen(isOpen ? null : key)}
          >
            {t('change')}
          </Button>
        )}
      </div>
      {isOpen && (
        <SentenceEditor language={language} sentence={sentence} onClose={() => onOpen(null)} />
      )}
    </>
  );
}

function SentenceEditor({
  language,
  sentence,
  onClose,
}: Omit<SentenceRowProps, 'isOpen' | 'onOpen'> & { onClose: () => void }) {
  const t = useT('console-content');
  const key = `${language} ${sentence.key}`;
  const query = useThing('text', key);
  const [words, setWords] = useState(sentence.own ?? sentence.standard);
  const [wish, setWish] = useState<string | null | undefined>(undefined);
  return (
    <Answer query={query} rows={2}>
      {(state) => (
        <div className={css.inline}>
          <p className={css.quiet}>{t('texts.standard', { text: sentence.standard })}</p>
          <TextArea
            label={t('texts.words')}
            lang={language}
            rows={3}
            maxLength={2_000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className={css.row}>
            <Button
              kind="primary"
              disabled={words.trim() === '' || words.trim() === (sentence.own ?? sentence.standard)}
              onClick={() => setWish(words.trim())}
            >
              {t('publish')}
            </Button>
            {sentence.own !== null && (
              <Button onClick={() => setWish(null)}>{t('texts.back')}</Button>
            )}
            <Button kind="link" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
          {wish !== undefined && (
            <PublishSheet
              item={{ kind: 'text', key, content: wish }}
              before={state.item ?? { kind: 'text', key, content: sentence.standard }}
              seen={seenOf(state)}
              title={t('texts.title', { name: sentence.key })}
              onClose={() => setWish(undefined)}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Answer>
  );
}
