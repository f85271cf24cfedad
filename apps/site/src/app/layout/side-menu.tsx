import { hotGamesQuery, vendorsQuery } from '../../features/catalogue/api/get-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';
import { MenuLine } from './menu-line.tsx';
import { menuOf } from './menu-model.ts';
import { AppMenu, DollarLink, LanguageMenu, SocialLinks } from './menu-services.tsx';
import { SupportMenu } from './menu-support.tsx';
import css from './menu.module.css';

/** Groups of the side menu in the order of the specification: rail on a desk, drawer on a phone. */
export function SideMenu() {
  const t = useT('ui');
  const { data: categories } = useQuery(vendorsQuery);
  const { data: hot } = useQuery(hotGamesQuery);
  const { places, offers } = menuOf({
    hot: hot.list,
    categories,
    categoryPath: paths.category,
    moduleOn,
    hasPage,
  });
  return (
    <nav aria-label={t('menu.main')}>
      <ul className={css.group}>
        {places.map((link) => (
          <MenuLine key={link.key} link={link} />
        ))}
      </ul>
      {offers.length > 0 && (
        <ul className={css.group}>
          {offers.map((link) => (
            <MenuLine key={link.key} link={link} />
          ))}
        </ul>
      )}
      <div className={css.group}>
        <LanguageMenu />
        <SupportMenu />
        <AppMenu />
        <DollarLink />
      </div>
      <SocialLinks />
    </nav>
  );
}
