import { Button, FacebookIcon, GoogleIcon, PhoneIcon, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { visitProvider } from '../../../lib/visit.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { providersQuery } from '../api/providers.ts';

const icons = { google: GoogleIcon, facebook: FacebookIcon } as const;

/** Signing in by an account somewhere else; where there is none nothing stands here. */
export function ProviderButtons() {
  const t = useT('auth');
  const navigate = useNavigate();
  const { data } = useQuery(providersQuery);
  const [leaving, setLeaving] = useState<VisitedProvider | null>(null);

  async function leave(provider: VisitedProvider): Promise<void> {
    setLeaving(provider);
    try {
      const { pathname, search } = location;
      const isDoor = pathname === paths.login || pathname.startsWith(paths.register);
      const returnTo = isDoor ? paths.home : `${pathname}${search}`;
      await visitProvider(provider, { link: false, returnTo });
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error) });
      setLeaving(null);
    }
  }

  const offered = (['google', 'facebook'] as const).filter((name) => data?.[name] === true);
  const buttons = offered.map((name) => {
    const Icon = icons[name];
    return (
      <Button
        key={name}
        kind="outline"
        icon={<Icon />}
        aria-label={t(`provider.${name}`)}
        loading={leaving === name}
        disabled={leaving !== null && leaving !== name}
        onClick={() => void leave(name)}
      >
        {t(`provider.${name}.short`)}
      </Button>
    );
  });
  const byPhone = moduleOn('FIREBASELOGIN3') && data?.firebase != null;
  return (
    <>
      {buttons}
      {byPhone && (
        <Button
          kind="outline"
          icon={<PhoneIcon />}
          aria-label={t('provider.phone')}
          disabled={leaving !== null}
          onClick={() => {
            closeDialog();
            void navigate(paths.phoneEntry);
          }}
        >
          {t('provider.phone.short')}
        </Button>
      )}
    </>
  );
}
