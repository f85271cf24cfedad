import { Facts } from '@arara/ui';
import { saidOr, useT } from '../../lib/i18n.ts';
import css from './staff.module.css';

/** Permissions in words: each area with its things, and what may be done with each. */
export function PermissionList({ permissions }: { permissions: readonly string[] }) {
  const t = useT('console-staff');
  /** A permission of a newer server has no word yet: its own name is better than nothing. */
  const word = (key: string, otherwise: string): string => saidOr(t, key, otherwise);
  const areas = Map.groupBy(permissions.map(partsOf), ({ area }) => area);
  return (
    <div className={css.areas}>
      {[...areas].map(([area, all]) => (
        <section key={area}>
          <h3>{word(`area.${area}`, area)}</h3>
          <Facts
            facts={[...Map.groupBy(all, ({ thing }) => thing)].map(([thing, some]) => [
              word(`thing.${area}.${thing}`, thing),
              <>
                {some
                  .toSorted((one, other) => placeOf(one.verb) - placeOf(other.verb))
                  .map(({ verb }) => word(`verb.${verb}`, verb))
                  .join(', ')}
                {some.some(({ scope }) => scope === 'all') && <small>{t('scope.all')}</small>}
              </>,
            ])}
          />
        </section>
      ))}
    </div>
  );
}

/** To see comes before to change, and to propose before to approve. */
const placeOf = (verb: string): number => (verb === 'read' ? 0 : verb === 'propose' ? 1 : 2);

/** `cashier:withdrawal:approve:own-brand` */
function partsOf(permission: string) {
  const [area = '', thing = '', verb = '', scope = ''] = permission.split(':');
  return { area, thing, verb, scope };
}
