import { Button, Logo, State } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../components/page-title.ts';
import { api } from '../../lib/api.ts';
import { canTalk, openService } from '../../lib/customer-service.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';
import css from './closed.module.css';

/** The whole site while it is in maintenance (status 1) or closed for a region (status 2). */
export default function ClosedPage() {
  const t = useT('ui');
  const { status } = start.status;
  usePageTitle(t(status === 1 ? 'maintenance.title' : 'region.title'));
  return (
    <main className={css.page}>
      <Logo name={start.settings.siteName} />
      {status === 1 ? <Maintenance /> : <Region />}
      {canTalk() && (
        <Button kind="primary" onClick={() => void openService()}>
          {t('maintenance.contact')}
        </Button>
      )}
    </main>
  );
}

function Maintenance() {
  const t = useT('ui');
  const format = useFormat();
  const { maintenanceNotice } = start.status;
  const endsAt = maintenanceNotice?.endsAt ?? null;
  const until =
    endsAt === null
      ? t('maintenance.unknown')
      : t('maintenance.until', { at: format.moment(endsAt) });
  return (
    <State
      art="manutencao"
      titleAs="h1"
      title={t('maintenance.title')}
      text={[maintenanceNotice?.message, until].filter(Boolean).join(' ')}
    />
  );
}

function Region() {
  const t = useT('ui');
  // The document is shared by many; only the call knows this visitor's own address.
  const { data } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => api('systemStatus', { signal }),
  });
  const { ip, country } = data?.location ?? start.status.location;
  return (
    <State
      art="regiao"
      titleAs="h1"
      title={t('region.title')}
      text={t('region.text')}
      code={t('region.address', {
        ip: ip === '' ? t('region.unknown') : ip,
        country: country ?? t('region.unknown'),
      })}
    />
  );
}
