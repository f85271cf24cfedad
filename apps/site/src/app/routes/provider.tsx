import { Card } from '@arara/ui';
import type { Newcomer } from '@arara/contract';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../components/page-head.tsx';
import css from '../../components/page.module.css';
import { paths } from '../../config/paths.ts';
import { NewcomerForm } from '../../features/session/components/newcomer-form.tsx';
import { PhoneEntry } from '../../features/session/components/phone-entry.tsx';
import { ProviderReturn } from '../../features/session/components/provider-return.tsx';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';

/** Where a sign-in provider sends people back to, or proves a phone by itself. */
export default function ProviderPage() {
  const { pathname } = useLocation();
  if (pathname === paths.phoneEntry) return <PhonePage />;
  return <ReturnPage provider={pathname.endsWith('/facebook') ? 'facebook' : 'google'} />;
}

/** The title of the page for a person without an account. */
const newcomerTitle = () =>
  moduleOn('REG3') ? 'provider.register.title' : 'register.closed.title';

/** Back from a page of the provider; its answer stays behind the `#`. */
function ReturnPage({ provider }: { readonly provider: 'google' | 'facebook' }) {
  const t = useT('auth');
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  return (
    <div className={css.narrow}>
      <PageHead title={t(newcomer === null ? 'provider.title' : newcomerTitle())} />
      <Card>
        {newcomer === null ? (
          <ProviderReturn provider={provider} onNewcomer={setNewcomer} />
        ) : (
          <NewcomerForm newcomer={newcomer} />
        )}
      </Card>
    </div>
  );
}

/** Number and code; whoever is new goes on with the short form. */
function PhonePage() {
  const t = useT('auth');
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  return (
    <div className={css.narrow}>
      <PageHead title={t(newcomer === null ? 'provider.phone' : newcomerTitle())} />
      <Card>
        {newcomer === null ? (
          <PhoneEntry onNewcomer={setNewcomer} />
        ) : (
          <NewcomerForm newcomer={newcomer} />
        )}
      </Card>
    </div>
  );
}
