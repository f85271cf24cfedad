import { Logo, Notice } from '@arara/ui';
import { useBrandName } from '../../lib/brand.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import type { Self } from '../../lib/session.ts';
import { CodeStep } from './code-step.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { NewPassword } from './new-password.tsx';
import { PasswordStep } from './password-step.tsx';
import css from './session.module.css';

/** The door of the console: password, then a code of the authenticator app. */
export function SignIn({ self }: { self: Self | null }) {
  const t = useT('console');
  const hasEnded = useSession((session) => session.hasEnded);
  return (
    <main className={css.door}>
      <section className={css.card}>
        <Logo name={useBrandName()} />
        <h1>{t('door.title')}</h1>
        {hasEnded && <Notice tone="info">{t('door.ended')}</Notice>}
        <Step self={self} />
      </section>
    </main>
  );
}

function Step({ self }: { self: Self | null }) {
  const t = useT('console');
  switch (self?.next) {
    case 'password':
      return <NewPassword text={t('door.new.text')} />;
    case 'enrol':
      return <EnrolStep />;
    case 'code':
      return <CodeStep />;
    default:
      return <PasswordStep />;
  }
}
