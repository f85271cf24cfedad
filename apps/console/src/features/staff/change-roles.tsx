import { Button } from '@arara/ui';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { PermissionList } from './permission-list.tsx';
import { RoleBoxes } from './role-boxes.tsx';
import { permissionsOf } from './staff.ts';
import type { AccountDetail, Role } from './staff.ts';
import css from './staff.module.css';
import { useRoles } from './use-roles.ts';

/** The roles of an account; who may propose other ones ticks them and sees what comes and goes. */
export function ChangeRoles({ account }: { account: AccountDetail }) {
  const t = useT('console-staff');
  const shell = useT('console');
  const self = useSession((session) => session.self);
  const query = useRoles();
  const mayChange = account.covered && account.inUse && may(self, 'staff:account:propose');
  return (
    <Panel title={t('roles')} className={css.list}>
      {mayChange ? (
        <Answer query={query}>{({ roles }) => <Boxes account={account} roles={roles} />}</Answer>
      ) : (
        <p className={css.none}>{account.roles.map((role) => shell(`role.${role}`)).join(', ')}</p>
      )}
    </Panel>
  );
}

function Boxes({ account, roles }: { account: AccountDetail; roles: readonly Role[] }) {
  const t = useT('console-staff');
  const [chosen, setChosen] = useState(account.roles);
  const [isAsked, setAsked] = useState(false);
  const isSame = chosen.toSorted().join() === account.roles.toSorted().join();
  const error = chosen.length === 0 ? t('roles.missing') : undefined;
  return (
    <div className={css.inside}>
      <RoleBoxes roles={roles} chosen={chosen} error={error} onChange={setChosen} />
      <Button
        kind="primary"
        size="sm"
        disabled={isSame || chosen.length === 0}
        onClick={() => setAsked(true)}
      >
        {t('propose.roles')}
      </Button>
      {isAsked && (
        <ReasonSheet
          title={`${t('propose.roles')} · ${account.name}`}
          verb={t('propose.roles')}
          deed={(reason) => {
            const subject = { email: account.email, roles: chosen };
            return api('proposeDecision', {
              body: { kind: 'staff.roles.change', subject, reason },
            });
          }}
          said={t('proposed')}
          onClose={() => setAsked(false)}
        >
          <p>{t('propose.roles.text', { name: account.name })}</p>
          <Difference
            before={permissionsOf(roles, account.roles)}
            after={permissionsOf(roles, chosen)}
          />
        </ReasonSheet>
      )}
    </div>
  );
}

/** The permissions that come and go. */
function Difference({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useT('console-staff');
  const gains = after.filter((one) => !before.includes(one));
  const loses = before.filter((one) => !after.includes(one));
  if (gains.length + loses.length === 0) return <p>{t('change.none')}</p>;
  return (
    <>
      {gains.length > 0 && (
        <section className={css.gains}>
          <h2>{t('gains')}</h2>
          <PermissionList permissions={gains} />
        </section>
      )}
      {loses.length > 0 && (
        <section className={css.gains}>
          <h2>{t('loses')}</h2>
          <PermissionList permissions={loses} />
        </section>
      )}
    </>
  );
}
