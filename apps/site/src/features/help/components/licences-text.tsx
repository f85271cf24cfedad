import { useT } from '../../../lib/i18n.ts';
import css from './help.module.css';

const works = ['bricolage', 'inter', 'glyphs', 'lucide', 'flags', 'brands', 'own'];

interface LicencesTextProps {
  /** Name, version and licence of each package that the pages carry. */
  readonly packages: readonly (readonly [name: string, version: string, licence: string])[];
}

/** The people whose work is in these pages, and the licence of each. */
export function LicencesText({ packages }: LicencesTextProps) {
  const t = useT('legal');
  return (
    <div className={css.read}>
      {works.map((work) => (
        <section key={work}>
          <h2>{t(`licences.${work}`)}</h2>
          <p>{t(`licences.${work}.text`)}</p>
        </section>
      ))}
      <section>
        <h2>{t('licences.software')}</h2>
        <p>{t('licences.software.text')}</p>
        <ul className={css.packages}>
          {packages.map(([name, version, licence]) => (
            <li key={`${name}@${version}`}>
              <b>
                {name} {version}
              </b>
              <span>{licence}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
