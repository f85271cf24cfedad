import { Button, Chip, ClockIcon, MoneyField, Notice, Sheet, TextField, toasts } from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { serverNow, start } from '../../../lib/start.ts';
import { useSetLimit } from '../api/limits.ts';
import { isAllowed, isSame, isStricter } from '../limit-facts.ts';
import type { Limit } from '../limit-facts.ts';
import { useLimitValue } from './limit-words.ts';
import css from './limits.module.css';

const looserAfterMs = 86_400_000;
const timeChoices = {
  day: [30, 60, 120, 180],
  week: [180, 300, 600, 900],
  month: [600, 1200, 2400, 3600],
};

interface LimitSheetProps {
  readonly limit: Limit;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Sets one limit and says, before it is saved, when it will count. */
export function LimitSheet({ limit, currency, onClose }: LimitSheetProps) {
  const t = useT('account');
  const ui = useT('ui');
  const { kind, period } = limit;
  const [value, setValue] = useState(limit.value ?? '');
  const [removing, setRemoving] = useState(false);
  const set = useSetLimit();
  const wish = removing ? null : value;
  const allowed = removing || isAllowed(limit, value, currency);
  const same = allowed && isSame(kind, limit.value, wish, currency);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (!allowed || same || set.isPending) return;
    set.mutate(
      { kind, period, value: wish },
      {
        onSuccess: () => {
          toasts.show({ tone: 'good', title: t('limit.saved') });
          onClose();
        },
      },
    );
  }

  const title = t(`limit.of.${period}`, { kind: t(`limit.${kind}`) });
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={ui('close')}>
      <form className={css.form} onSubmit={submit} noValidate>
        {!removing && <ValueField limit={limit} value={value} onChange={setValue} />}
        {allowed && !same && <WhenNotice limit={limit} wish={wish} currency={currency} />}
        <FaultLine error={set.error} />
        <Button
          type="submit"
          kind="primary"
          size="lg"
          full
          loading={set.isPending}
          disabled={!allowed ? t('limit.bad') : same ? t('limit.same') : false}
        >
          {removing ? t('limit.remove') : t('limit.save')}
        </Button>
        {limit.value !== null && !limit.mandatory && (
          <Button kind="link" full onClick={() => setRemoving(!removing)}>
            {removing ? t('limit.back') : t('limit.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}

interface ValueFieldProps {
  readonly limit: Limit;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ limit: { kind, period }, value, onChange }: ValueFieldProps) {
  const t = useT('account');
  const language = useLanguage();
  const words = useLimitValue(start.settings.currency);
  if (kind !== 'time') {
    return (
      <MoneyField
        label={t('limit.amount')}
        hero
        clearLabel={t('limit.amount.clear')}
        data-autofocus
        symbol={start.settings.currencySymbol}
        locale={language}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <>
      <TextField
        label={t('limit.minutes')}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={value}
        hint={/^\d+$/.test(value) ? words('time', value) : undefined}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, 5))}
      />
      <div className={css.chips}>
        {timeChoices[period].map((minutes) => (
          <Chip
            key={minutes}
            on={value === String(minutes)}
            onClick={() => onChange(String(minutes))}
          >
            {words('time', String(minutes))}
          </Chip>
        ))}
      </div>
    </>
  );
}

interface WhenNoticeProps {
  readonly limit: Limit;
  readonly wish: string | null;
  readonly currency: string;
}

/** When the wish counts: at once if stricter, after a day to think about it if looser. */
function WhenNotice({ limit: { kind, value }, wish, currency }: WhenNoticeProps) {
  const t = useT('account');
  const format = useFormat();
  const words = useLimitValue(currency);
  if (isStricter(kind, value, wish, currency)) {
    return (
      <Notice tone="good" announce title={t('limit.stricter')}>
        {t('limit.stricter.text')}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" announce icon={<ClockIcon />} title={t('limit.looser')}>
      {t('limit.looser.text', {
        at: format.moment(serverNow() + looserAfterMs),
        value: value === null ? t('limit.none') : words(kind, value),
      })}
    </Notice>
  );
}
