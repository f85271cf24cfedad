import { Link } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { vendorsQuery } from '../../features/catalogue/api/get-lists.ts';
import { canTalk, openService } from '../../lib/customer-service.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn, serverNow, start } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';
import { footerOf } from './footer-model.ts';
import { FooterOffers } from './footer-offers.tsx';
import { FooterMarks } from './footer-marks.tsx';
import { menuOf } from './menu-model.ts';
import css from './footer.module.css';

const { siteName, legalName, ageMinimum } = start.settings;

/** Columns of links, ways in, marks of payment and studios, and the sentence about playing safely. */
export function Footer() {
  const t = useT('ui');
  const { data: categories } = useQuery(vendorsQuery);
  const { places } = menuOf({ categories, categoryPath: paths.category, moduleOn, hasPage });
  const columns = footerOf({
    games: places.filter(({ key }) => key !== 'home'),
    moduleOn,
    hasPage,
  });
  return (
    <footer className={css.footer}>
      <div className={css.tiles} />
      <div className={css.columns}>
        {columns.map(({ key, title, links }) => (
          <nav key={key} className={css.column} aria-labelledby={`footer-${key}`}>
            <h2 id={`footer-${key}`}>{t(title, { site: siteName })}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <Link href={href}>{t(text)}</Link>
                </li>
              ))}
              {key === 'help' && canTalk() && (
                <li>
                  <button type="button" onClick={() => void openService()}>
                    {t('menu.service')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <FooterOffers />
      <FooterMarks categories={categories} />
      <SafeNote />
    </footer>
  );
}

function SafeNote() {
  const t = useT('ui');
  const year = new Date(serverNow()).getUTCFullYear();
  return (
    <div className={css.note}>
      <b aria-hidden>{ageMinimum}+</b>
      <p>
        {t('footer.note', { age: ageMinimum })}
        <small className={css.rights}>{t('footer.rights', { year, owner: legalName })}</small>
      </p>
    </div>
  );
}
