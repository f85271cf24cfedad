import { Bone, toasts } from '@arara/ui';
import type { Member } from '@arara/contract';
import { useQuery } from '@tanstack/react-query';
import { ContactsCard } from '../../../features/contacts/components/contacts-card.tsx';
import { factorsQuery } from '../../../features/factors/api/factors.ts';
import { LinksCard } from '../../../features/factors/components/links-card.tsx';
import { PasskeysCard } from '../../../features/factors/components/passkeys-card.tsx';
import { PaymentCard } from '../../../features/factors/components/payment-card.tsx';
import { TotpCard } from '../../../features/factors/components/totp-card.tsx';
import { NoticesCard } from '../../../features/notices/components/notices-card.tsx';
import { ProfileCard } from '../../../features/profile/components/profile-card.tsx';
import { IdentityCard } from '../../../features/security/components/identity-card.tsx';
import { PasswordCard } from '../../../features/security/components/password-card.tsx';
import { SessionsCard } from '../../../features/security/components/sessions-card.tsx';
import { SignInsCard } from '../../../features/security/components/sign-ins-card.tsx';
import css from '../../../features/security/components/security.module.css';
import { useChangePassword } from '../../../features/security/api/security.ts';
import { PhoneField } from '../../../features/session/components/phone-field.tsx';
import { NewPasswordForm } from '../../../features/session/components/new-password-form.tsx';
import { useT } from '../../../lib/i18n.ts';
import { rereadFactors } from '../../../lib/reread-factors.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';
import { AccountFrame } from './account-frame.tsx';

/** The security centre: who one is here, the password, and where the account is open. */
export default function SecurityPage() {
  const t = useT('account');
  return (
    <AccountFrame title={t('section.security')} lead={t('security.lead')} skeleton={<Skeleton />}>
      <Centre />
    </AccountFrame>
  );
}

function Centre() {
  const member = useSession((state) => state.member);
  return (
    <div className={css.pair}>
      <div className={css.stack}>
        {member !== null && <ProfileCard member={member} portraits={moduleOn('PROFPIC3')} />}
        {member !== null && <Person member={member} />}
        {moduleOn('PASS3') && <Password />}
        {moduleOn('WITHDRAW3') && <PaymentCard />}
        <TotpCard mayAdd={moduleOn('TOTP3')} />
      </div>
      <div className={css.stack}>
        {moduleOn('PASSKEY3') && <PasskeysCard />}
        <LinksCard />
        {member !== null && <NoticesCard member={member} sms={moduleOn('VERIFICATION3')} />}
        <SessionsCard />
        <SignInsCard />
      </div>
    </div>
  );
}

/** The member's name and addresses: both are changed by the owner alone. */
function Person({ member }: { readonly member: Member }) {
  const { data } = useQuery(factorsQuery);
  const wants = { password: data?.hasPassword !== false, code: data?.secondStep === true };
  return (
    <>
      <div id="cpf">
        <IdentityCard member={member} wants={wants} />
      </div>
      <ContactsCard
        member={member}
        wants={wants}
        numberField={moduleOn('VERIFICATION3') ? PhoneField : null}
      />
    </>
  );
}

function Password() {
  const t = useT('account');
  const change = useChangePassword();
  const { data } = useQuery(factorsQuery);
  const hasPassword = data?.hasPassword !== false;
  return (
    <PasswordCard
      hasPassword={hasPassword}
      form={(done) => (
        <NewPasswordForm
          askOld={hasPassword}
          save={async (password) => {
            await change.mutateAsync(password);
            toasts.show({
              tone: 'good',
              title: t(hasPassword ? 'password.changed' : 'password.created'),
            });
            done();
            await rereadFactors();
          }}
        />
      )}
    />
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
