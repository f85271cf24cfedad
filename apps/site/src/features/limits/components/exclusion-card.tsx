import {
  BanIcon,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  ExternalIcon,
  Modal,
  Notice,
  PasswordField,
  Segmented,
  toasts,
} from '@arara/ui';
import { useState } from 'react';
import { faultWords } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useExcludeAccount } from '../api/limits.ts';
import { consequences } from './consequences.ts';
import css from './limits.module.css';

const lengths = { m2: 2, m6: 6, m12: 12, m60: 60 } as const;
type Length = keyof typeof lengths;

interface ExclusionCardProps {
  readonly centralUrl: string;
  /** An account without a password has none to type: its fresh sign-in stands for it. */
  readonly hasPassword: boolean;
}

/** Self-exclusion here, and the way to the one that holds for every house of the country. */
export function ExclusionCard({ centralUrl, hasPassword }: ExclusionCardProps) {
  const t = useT('account');
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('exclusion.title')}>
      <p className={css.lead}>{t('exclusion.lead')}</p>
      <Button kind="danger" icon={<BanIcon />} onClick={() => setAsking(true)}>
        {t('exclusion.ask')}
      </Button>
      {asking && <ExclusionModal hasPassword={hasPassword} onClose={() => setAsking(false)} />}
      <div className={css.central}>
        <p className={css.lead}>{t('exclusion.central')}</p>
        <ButtonLink
          kind="outline"
          icon={<ExternalIcon />}
          href={centralUrl}
          target="_blank"
          rel="noreferrer"
        >
          {t('exclusion.central.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface ExclusionModalProps extends Pick<ExclusionCardProps, 'hasPassword'> {
  readonly onClose: () => void;
}

function ExclusionModal({ hasPassword, onClose }: ExclusionModalProps) {
  const t = useT('account');
  const ui = useT('ui');
  const rule = useT('auth');
  const format = useFormat();
  const [length, setLength] = useState<Length>('m6');
  const [password, setPassword] = useState('');
  const [understood, setUnderstood] = useState(false);
  const exclude = useExcludeAccount();
  const ready = understood && (password !== '' || !hasPassword);
  const fault = exclude.error === null ? undefined : faultWords(exclude.error);

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready || exclude.isPending) return;
    const answer = await exclude
      .mutateAsync({ months: lengths[length], password })
      .catch(() => null);
    if (answer === null) return;
    // The sessions end with it, and this page with them: what is said must outlive it.
    const title = t('exclusion.done', { at: format.day(answer.excludedUntil) });
    toasts.show({ tone: 'good', title, text: t('exclusion.done.text'), forMs: 0 });
    onClose();
  }

  return (
    <Modal open onClose={onClose} title={t('exclusion.title')} closeLabel={ui('close')}>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <Segmented
          label={t('exclusion.length')}
          value={length}
          onChange={setLength}
          choices={(Object.keys(lengths) as Length[]).map((value) => ({
            value,
            label: t(`exclusion.${value}`),
          }))}
        />
        <ul className={css.list}>
          {consequences(['short', 'play', 'rounds', 'chases', 'money', 'central']).map((line) => (
            <li key={line}>{t(`exclusion.consequence.${line}`)}</li>
          ))}
        </ul>
        {hasPassword ? (
          <PasswordField
            label={t('exclusion.password')}
            showLabel={rule('password.show')}
            hideLabel={rule('password.hide')}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={fault}
          />
        ) : (
          <Notice tone={fault === undefined ? 'calm' : 'bad'} announce={fault !== undefined}>
            {fault ?? t('exclusion.proof')}
          </Notice>
        )}
        <Checkbox checked={understood} onChange={({ target }) => setUnderstood(target.checked)}>
          {t('exclusion.understood')}
        </Checkbox>
        <Button
          type="submit"
          kind="danger"
          size="lg"
          full
          loading={exclude.isPending}
          disabled={!ready && t(hasPassword ? 'exclusion.missing' : 'exclusion.missing.tick')}
        >
          {t('exclusion.confirm', { length: t(`exclusion.${length}`) })}
        </Button>
      </form>
    </Modal>
  );
}
