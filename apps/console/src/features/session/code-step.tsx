import { Button } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { CodeForm } from './code-form.tsx';
import { enterByCode, enterByPasskey } from './enter.ts';
import { PasskeyChoice } from './passkey-choice.tsx';
import { signOut } from './sign-out.ts';

/** The second step of an account that has an authenticator app. */
export function CodeStep() {
  const t = useT('console');
  return (
    <>
      <p>{t('door.code.text')}</p>
      <CodeForm deed={enterByCode} />
      <PasskeyChoice deed={enterByPasskey} />
      <Button kind="link" onClick={() => void signOut()}>
        {t('door.other')}
      </Button>
    </>
  );
}
