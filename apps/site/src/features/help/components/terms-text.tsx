import { termsSections } from '@arara/client';
import type { TermsSection } from '@arara/client';
import { Bone, Link, Notice, Skeletons } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { termsQuery } from '../api/terms.ts';
import type { Terms } from '../api/terms.ts';
import { BlockText } from './block.tsx';
import css from './help.module.css';

const parameter = 'version';

/** The address of a version of the terms. */
const addressOf = (version: number): string => {
  const [page = '', part = ''] = paths.terms.split('#');
  return `${page}?${parameter}=${version}#${part}`;
};

/** The rules between the house and its players, as one reads them: of now, or the version that the address names. */
export function TermsText() {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get(parameter) ?? '';
  const version = /^[1-9]\d{0,5}$/.test(named) ? Number(named) : undefined;
  const query = useQuery(termsQuery(useLanguage(), version));
  return (
    <QueryStates
      query={query}
      skeleton={
        <div className={css.termsBones}>
          <Skeletons count={8} of={(index) => <Bone key={index} h={120} />} />
        </div>
      }
    >
      {(terms) => <Version terms={terms} />}
    </QueryStates>
  );
}

const idOf = (at: number): string => `termos-${at + 1}`;

function Version({ terms }: { readonly terms: Terms }) {
  const t = useT('legal');
  const sections = termsSections(terms.body);
  return (
    <div className={css.wide}>
      <div className={css.read}>
        <VersionLine terms={terms} />
        <Sections sections={sections} language={terms.language} idOf={idOf} />
      </div>
      <nav className={css.contents} aria-label={t('terms.title')}>
        <ol lang={terms.language}>
          {sections.map(
            ({ heading }, at) =>
              heading !== null && (
                <li key={idOf(at)}>
                  <a href={`#${idOf(at)}`}>{heading}</a>
                </li>
              ),
          )}
        </ol>
      </nav>
    </div>
  );
}

interface SectionsProps {
  readonly sections: readonly TermsSection[];
  /** The language that they are written in. */
  readonly language: string;
  /** Only the page names them: a layer over it would have the same names once more. */
  readonly idOf?: (at: number) => string;
}

/** The sections with their headings, below the title of the terms. */
export function Sections({ sections, language, idOf: nameOf }: SectionsProps) {
  return sections.map(({ heading, blocks }, at) => (
    <section key={at} id={nameOf?.(at)} lang={language}>
      {heading !== null && <h3>{heading}</h3>}
      {blocks.map((block, index) => (
        <BlockText key={index} block={block} />
      ))}
    </section>
  ));
}

/** The number of the version, since when it counts, and the ways to the others. */
function VersionLine({ terms }: { readonly terms: Terms }) {
  const t = useT('legal');
  const said = useVersionLine(terms);
  const { version, present, earlier } = terms;
  return (
    <div className={css.version}>
      {version < present && (
        <Notice tone="warn">
          {t('terms.over')} <Link href={paths.terms}>{t('terms.present')}</Link>
        </Notice>
      )}
      <p>
        {said}
        {earlier !== null && (
          <>
            {' · '}
            <Link href={addressOf(earlier)}>{t('terms.earlier')}</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** The number of a version and the day since which it counts. */
export function useVersionLine({ version, publishedAt }: Terms): string {
  const t = useT('legal');
  const { day } = useFormat();
  if (publishedAt === null) return t('terms.version.first', { version });
  return t('terms.version', { version, day: day(publishedAt) });
}
