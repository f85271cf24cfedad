import { useT } from '../../../lib/i18n.ts';
import css from './help.module.css';

/** Sections of the terms, each with so many paragraphs. */
const sections = [
  ['who', 2],
  ['account', 3],
  ['money', 4],
  ['bets', 4],
  ['limits', 2],
  ['fair', 2],
  ['forbidden', 2],
  ['data', 2],
  ['changes', 1],
  ['contact', 2],
] as const;

interface TermsTextProps {
  readonly age: number;
  readonly owner: string;
}

/** The rules between the house and its players, as one reads them. */
export function TermsText({ age, owner }: TermsTextProps) {
  const t = useT('legal');
  return (
    <div className={css.wide}>
      <div className={css.read}>
        {sections.map(([section, paragraphs], index) => (
          <section key={section} id={section}>
            <h3>
              {index + 1}. {t(`terms.${section}`)}
            </h3>
            {Array.from({ length: paragraphs }, (_, paragraph) => (
              <p key={paragraph}>{t(`terms.${section}.${paragraph + 1}`, { age, owner })}</p>
            ))}
          </section>
        ))}
      </div>
      <nav className={css.contents} aria-label={t('terms.title')}>
        <ol>
          {sections.map(([section], index) => (
            <li key={section}>
              <a href={`#${section}`}>
                {index + 1}. {t(`terms.${section}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
