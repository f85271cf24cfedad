import { Segmented, TextArea, TextField } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import shown from './shown.module.css';
import { languageName } from './use-words.ts';

type Words = Readonly<Record<string, string>>;
export type TextsOf<W extends Words> = Readonly<Record<string, W>>;

/** One field of the words in a language. */
export interface WordField {
  readonly name: string;
  readonly maxLength: number;
  readonly long?: boolean;
}

interface WordsFieldsProps<W extends Words> {
  readonly texts: TextsOf<W>;
  readonly blank: W;
  readonly fields: readonly WordField[];
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly onChange: (texts: Record<string, W>) => void;
  /** The words as the site will show them in the chosen language. */
  readonly preview: (words: W, language: string) => ReactNode;
}

/** The words by language: what an empty one falls back to is shown in its place, and the site beside it. */
export function WordsFields<W extends Words>(props: WordsFieldsProps<W>) {
  const { texts, blank, fields, languages, defaultLanguage, onChange, preview } = props;
  const t = useT('console-content');
  const [language, setLanguage] = useState(defaultLanguage);
  const own = texts[language];
  const fallback = texts[defaultLanguage] ?? blank;
  const put = (name: string, value: string): void => {
    const next = { ...(own ?? blank), [name]: value };
    const others = Object.fromEntries(Object.entries(texts).filter(([tag]) => tag !== language));
    const isEmpty = Object.values(next).every((words) => words.trim() === '');
    onChange(isEmpty ? others : { ...others, [language]: next });
  };
  return (
    <div className={css.words}>
      <div className={css.fields}>
        <Segmented
          label={t('words.language')}
          choices={languages.map((tag) => ({
            value: tag,
            label: `${languageName(tag)}${texts[tag] === undefined ? '' : ' ✓'}`,
          }))}
          value={language}
          onChange={setLanguage}
        />
        {own === undefined && language !== defaultLanguage && (
          <p className={css.quiet}>
            {t('words.fallback', { language: languageName(defaultLanguage) })}
          </p>
        )}
        {fields.map(({ name, maxLength, long = false }) => {
          const shared = {
            label: t(`field.${name}`),
            lang: language,
            maxLength,
            value: own?.[name] ?? '',
            placeholder: language === defaultLanguage ? undefined : fallback[name],
          };
          return long ? (
            <TextArea
              key={name}
              {...shared}
              rows={6}
              onChange={({ target }) => put(name, target.value)}
            />
          ) : (
            <TextField key={name} {...shared} onChange={({ target }) => put(name, target.value)} />
          );
        })}
      </div>
      <section className={shown.preview} aria-label={t('preview')}>
        <small className={css.quiet}>{t('preview')}</small>
        {preview(own ?? fallback, own === undefined ? defaultLanguage : language)}
      </section>
    </div>
  );
}
