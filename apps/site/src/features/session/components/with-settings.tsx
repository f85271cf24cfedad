import { Button, Loading } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { faultCode, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { registerSettingsQuery } from '../api/register-settings.ts';
import css from './session.module.css';

type Settings = NonNullable<ReturnType<typeof useRegisterSettings>['data']>;

const useRegisterSettings = () => useQuery(registerSettingsQuery);

interface WithSettingsProps {
  /** What keeps the form's place until its rules are there. */
  readonly bones: ReactNode;
  readonly children: (settings: Settings) => ReactNode;
}

/** A form of registration once the server has told its rules; says so when they do not come. */
export function WithSettings({ bones, children }: WithSettingsProps) {
  const t = useT('auth');
  const { data, error, refetch } = useRegisterSettings();
  if (error !== null) {
    return (
      <div className={css.form} role="alert">
        <p className={css.fault}>
          {faultText(error)} {t('code', { code: faultCode(error) })}
        </p>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </div>
    );
  }
  if (data !== undefined) return children(data);
  return <Loading label={t('loading')}>{bones}</Loading>;
}
