import { bundled } from '@arara/i18n';
import { CheckIcon } from '@arara/ui';
import { useId } from 'react';
import { SearchList } from '../../../components/search-list.tsx';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { codeOf } from '../../../lib/language.ts';
import { start } from '../../../lib/start.ts';
import { chooseLanguage } from '../choose-language.ts';
import { matchingLanguages, nameIn } from '../language-search.ts';
import css from './language.module.css';

const { languages } = start.settings;
const allComplete = languages.every(({ code }) => bundled.includes(code));

/** The languages that the site offers, each in its own name, found by any of its names. */
export function LanguageList() {
  const t = useT('ui');
  const id = useId();
  const current = useLanguage();
  return (
    <>
      <SearchList
        id={id}
        items={languages}
        matching={(all, typed) => matchingLanguages(all, typed, current)}
        keyOf={({ code }) => code}
        current={current}
        words={{
          list: t('language'),
          search: t('language.search'),
          none: t('language.none'),
        }}
        onChoose={({ code }) => void chooseLanguage(code)}
        className={css.languages}
      >
        {({ code, name }, isCurrent) => (
          <>
            <span>
              <bdi lang={code}>{name}</bdi>
              {code !== current && <small>{nameIn(current, code)}</small>}
            </span>
            {isCurrent ? <CheckIcon /> : <b>{codeOf(code)}</b>}
          </>
        )}
      </SearchList>
      {!allComplete && <p className={css.note}>{t('language.note')}</p>}
    </>
  );
}
