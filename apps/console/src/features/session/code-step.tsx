import { Button } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { CodeForm } from './code-form.tsx';
import { enterByCode } from './enter.ts';
import { signOut } from './sign-out.ts';

/** The second step of an account that has an authenticator app. */
export function CodeStep() {
  const t = useT('console');
  return (
    <>
      <p>{t('door.code.text')}</p>
      <CodeForm deed={enterByCode} />
      <Button kind="link" onClick={() => void signOut()}>
        {t('door.other')}
      </Button>
    </>
  );
}
