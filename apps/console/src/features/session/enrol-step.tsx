import { Button, QrCode } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { CodeForm } from './code-form.tsx';
import { enterByCode } from './enter.ts';
import { signOut } from './sign-out.ts';
import css from './session.module.css';

/** The first sign-in: the account adds its authenticator app, and proves it by a code. */
export function EnrolStep() {
  const t = useT('console');
  // Each asking makes a new secret: it is asked for once.
  const query = useQuery({
    queryKey: ['enrol'],
    queryFn: () => api('staffEnrol', {}),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <>
      <p>{t('door.enrol.text')}</p>
      <Answer query={query} rows={4}>
        {({ secret, uri }) => (
          <div className={css.enrol}>
            <QrCode value={uri} label={t('door.enrol.qr')} />
            <p>
              {t('door.enrol.key')} <code className={css.secret}>{secret}</code>
            </p>
            <CodeForm deed={enterByCode} />
          </div>
        )}
      </Answer>
      <Button kind="link" onClick={() => void signOut()}>
        {t('door.other')}
      </Button>
    </>
  );
}
