import { Segmented } from '@arara/ui';
import { useSearchParams } from 'react-router';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { useT } from '../../lib/i18n.ts';
import { PermissionList } from './permission-list.tsx';
import type { Role } from './staff.ts';
import css from './staff.module.css';
import { useRoles } from './use-roles.ts';

/** Each role with its permissions. The chosen one stands in the address. */
export function RolesPage() {
  return <Answer query={useRoles()}>{({ roles }) => <Roles roles={roles} />}</Answer>;
}

function Roles({ roles }: { roles: readonly Role[] }) {
  const t = useT('console-staff');
  const shell = useT('console');
  const [search, setSearch] = useSearchParams();
  const chosen = roles.find(({ role }) => role === search.get('role')) ?? roles[0];
  if (chosen === undefined) return <Plain title={t('role.nothing')} />;
  return (
    <Panel title={t('role.may')} className={css.list}>
      <div className={css.inside}>
        <Segmented
          label={t('roles')}
          onSurface
          choices={roles.map(({ role }) => ({ value: role, label: shell(`role.${role}`) }))}
          value={chosen.role}
          onChange={(role) => setSearch({ role }, { replace: true })}
        />
        <p className={css.quiet}>{t('role.count', { count: chosen.permissions.length })}</p>
        <PermissionList permissions={chosen.permissions} />
      </div>
    </Panel>
  );
}
