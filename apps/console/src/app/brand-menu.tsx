import { useId } from 'react';
import { brandOf, chooseBrand } from '../lib/brand.ts';
import { currentLanguage, useT } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import css from './shell.module.css';

/** The brand at work; an account of several chooses here. */
export function BrandMenu() {
  const t = useT('console');
  const id = useId();
  const brands = useSession((session) => session.brands);
  const own = brands.find((brand) => brand.id === brandOf());
  if (own === undefined) return null;
  return (
    <div className={css.brand}>
      <span className={css.badge} aria-hidden>
        {own.name[0]}
      </span>
      <span className={css.brandWords}>
        {brands.length > 1 ? (
          <>
            <label className="sr" htmlFor={id}>
              {t('brand')}
            </label>
            <select id={id} value={own.id} onChange={({ target }) => chooseBrand(target.value)}>
              {brands.map((brand) => (
                <option key={brand.id} value={brand.id}>
                  {brand.name}
                </option>
              ))}
            </select>
          </>
        ) : (
          <b>{own.name}</b>
        )}
        <small>{zoneName(own.timeZone)}</small>
      </span>
    </div>
  );
}

/** The brand's clock as people call it: `Horário de Brasília`. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
