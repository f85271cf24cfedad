import { Button, FacebookIcon, GoogleIcon, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { visitProvider } from '../../../lib/visit.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { providersQuery } from '../api/providers.ts';

const icons = { google: GoogleIcon, facebook: FacebookIcon } as const;

/** Signing in by an account somewhere else; where there is none nothing stands here. */
export function ProviderButtons() {
  const t = useT('auth');
  const { data } = useQuery(providersQuery);
  const [leaving, setLeaving] = useState<VisitedProvider | null>(null);

  async function leave(provider: VisitedProvider): Promise<void> {
    setLeaving(provider);
    try {
      const { pathname, search } = location;
      const returnTo = pathname === '/login' ? '/' : `${pathname}${search}`;
      await visitProvider(provider, { link: false, returnTo });
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error) });
      setLeaving(null);
    }
  }

  const offered = (['google', 'facebook'] as const).filter((name) => data?.[name] === true);
  return offered.map((name) => {
    const Icon = icons[name];
    return (
      <Button
        key={name}
        full
        icon={<Icon />}
        loading={leaving === name}
        disabled={leaving !== null && leaving !== name}
        onClick={() => void leave(name)}
      >
        {t(`provider.${name}`)}
      </Button>
    );
  });
}
