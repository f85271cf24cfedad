import { IconButton, RefreshIcon, TextField } from '@arara/ui';
import type { TextFieldProps } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { captchaQuery } from '../api/captcha.ts';
import { mayChange } from '../captcha-pace.ts';
import css from './session.module.css';

type CaptchaFieldProps = Omit<TextFieldProps, 'label' | 'trailing'> & {
  readonly onId: (captchaId: string) => void;
};

/** The picture and its answer; a press gives another picture, once a second at most. */
export function CaptchaField({ onId, ...props }: CaptchaFieldProps) {
  const t = useT('auth');
  const { data, refetch, isFetching, dataUpdatedAt } = useQuery(captchaQuery);
  useEffect(() => {
    if (data !== undefined) onId(data.captchaId);
  }, [data, onId]);
  const again = () => {
    const now = performance.timeOrigin + performance.now();
    if (mayChange(now, dataUpdatedAt)) void refetch();
  };
  return (
    <div className={css.captcha}>
      {data !== undefined && (
        <img
          src={`data:image/png;base64,${data.image}`}
          alt={t('captcha.image')}
          width="150"
          height="50"
        />
      )}
      <IconButton
        label={t('captcha.refresh')}
        icon={<RefreshIcon />}
        onClick={again}
        disabled={isFetching}
      />
      <TextField {...props} label={t('captcha')} autoComplete="off" autoCapitalize="none" />
    </div>
  );
}
