import { Button, Loading } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultCode, faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { registerSettingsQuery } from '../api/register-settings.ts';
import { RegistrationClosed } from './registration-closed.tsx';
import css from './session.module.css';

type Settings = NonNullable<ReturnType<typeof useRegisterSettings>['data']>;

const useRegisterSettings = () => useQuery(registerSettingsQuery);

const isClosed = (error: unknown): boolean =>
  error !== null && faultCode(error) === 'function.not.available';

interface WithSettingsProps {
  /** To the login, where nobody can open an account. */
  readonly onLogin: () => void;
  /** The bones that keep the form's place until its rules are there. */
  readonly bones: ReactNode;
  readonly children: (settings: Settings) => ReactNode;
}

/**
 * A form of registration once the server has told its rules; says so when they do not come, and when
 * there is none because the operator takes no members, at the start or while the page is open.
 */
export function WithSettings(props: WithSettingsProps) {
  if (!moduleOn('REG3')) return <RegistrationClosed onLogin={props.onLogin} />;
  return <OnceTold {...props} />;
}

function OnceTold({ bones, children, onLogin }: WithSettingsProps) {
  const t = useT('auth');
  const { data, error, refetch } = useRegisterSettings();
  if (isClosed(error)) return <RegistrationClosed onLogin={onLogin} />;
  if (error !== null) {
    return (
      <div className={css.form} role="alert">
        <p className={css.fault}>{faultWords(error)}</p>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </div>
    );
  }
  if (data !== undefined) return children(data);
  return <Loading label={t('loading')}>{bones}</Loading>;
}
