import { Card } from '@arara/ui';
import { useParams } from 'react-router';
import { PageHead } from '../../components/page-head.tsx';
import css from '../../components/page.module.css';
import { ProviderReturn } from '../../features/session/components/provider-return.tsx';
import { useT } from '../../lib/i18n.ts';

/** Where a sign-in provider sends people back to; its answer stays behind the `#`. */
export default function ProviderPage() {
  const t = useT('auth');
  const { provider } = useParams();
  return (
    <div className={css.narrow}>
      <PageHead title={t('provider.register.title')} />
      <Card>
        <ProviderReturn provider={provider === 'facebook' ? 'facebook' : 'google'} />
      </Card>
    </div>
  );
}
