import { Segmented } from '@arara/ui';
import { useNavigate, useParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { AccountList } from './account-list.tsx';
import { AccountPage } from './account-page.tsx';
import { BoundPage } from './bound.tsx';
import { NetworksPage } from './networks.tsx';
import { NewAccount } from './new-account.tsx';
import { RolesPage } from './roles.tsx';

const views = {
  people: AccountList,
  roles: RolesPage,
  networks: NetworksPage,
  bound: BoundPage,
} as const;
type View = keyof typeof views;
/** The permissions that views take beside that of the desk. */
const needs: Partial<Readonly<Record<View, string>>> = {
  networks: 'staff:network:read',
  bound: 'wallet:bound:read',
};
const isView = (text: string): text is View => text in views;

/** The people who run the brand: their accounts, their roles, and from where they may work. */
export default function Staff() {
  const t = useT('console-staff');
  const navigate = useNavigate();
  const self = useSession((session) => session.self);
  const rest = useParams()['*'] ?? '';
  if (rest === 'new') return <NewAccount />;
  const view: View = isView(rest) ? rest : 'people';
  if (view === 'people' && rest !== '') return <AccountPage key={rest} id={rest} />;
  const names = (Object.keys(views) as View[]).filter(
    (name) => needs[name] === undefined || may(self, needs[name]),
  );
  const Shown = views[view];
  return (
    <>
      <DeskHead title={t('title')} text={t('text')}>
        <Segmented
          label={t('view')}
          onSurface
          choices={names.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(value) => void navigate(value === 'people' ? '/staff' : `/staff/${value}`)}
        />
      </DeskHead>
      <Shown />
    </>
  );
}
