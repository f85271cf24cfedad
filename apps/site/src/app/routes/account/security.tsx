import { Bone, toasts } from '@arara/ui';
import { LinksCard } from '../../../features/factors/components/links-card.tsx';
import { PasskeysCard } from '../../../features/factors/components/passkeys-card.tsx';
import { TotpCard } from '../../../features/factors/components/totp-card.tsx';
import { IdentityCard } from '../../../features/security/components/identity-card.tsx';
import { PasswordCard } from '../../../features/security/components/password-card.tsx';
import { SessionsCard } from '../../../features/security/components/sessions-card.tsx';
import { SignInsCard } from '../../../features/security/components/sign-ins-card.tsx';
import css from '../../../features/security/components/security.module.css';
import { useChangePassword } from '../../../features/security/api/security.ts';
import { NewPasswordForm } from '../../../features/session/components/new-password-form.tsx';
import { useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';
import { AccountFrame } from './account-frame.tsx';

/** The security centre: who one is here, the password, and where the account is open. */
export default function SecurityPage() {
  const t = useT('account');
  return (
    <AccountFrame
      at="security"
      title={t('section.security')}
      lead={t('security.lead')}
      skeleton={<Skeleton />}
    >
      <Centre />
    </AccountFrame>
  );
}

function Centre() {
  const t = useT('account');
  const member = useSession((state) => state.member);
  const change = useChangePassword();
  return (
    <div className={css.pair}>
      <div className={css.stack}>
        {member !== null && <IdentityCard member={member} />}
        {moduleOn('PASS3') && (
          <PasswordCard
            form={(done) => (
              <NewPasswordForm
                askOld
                save={async (password) => {
                  await change.mutateAsync(password);
                  toasts.show({ tone: 'good', title: t('password.changed') });
                  done();
                }}
              />
            )}
          />
        )}
        <TotpCard mayAdd={moduleOn('TOTP3')} />
      </div>
      <div className={css.stack}>
        {moduleOn('PASSKEY3') && <PasskeysCard />}
        <LinksCard />
        <SessionsCard />
        <SignInsCard />
      </div>
    </div>
  );
}

const Skeleton = () => (
  <div className={css.pair}>
    <div className={css.stack}>
      <Bone h={340} />
      <Bone h={150} />
    </div>
    <div className={css.stack}>
      <Bone h={260} />
      <Bone h={260} />
    </div>
  </div>
);
