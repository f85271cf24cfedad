import { Button, IdCardIcon, Notice, PasswordField, Sheet } from '@arara/ui';
import { compare, isCurrency, isZero, parseMoney } from '@arara/money';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import type { Answer } from '../../../lib/api.ts';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { isEarlier, pressIntent } from '../../../lib/intent.ts';
import { useCashierOptions } from '../api/deposits.ts';
import { hasEnded, useCreateWithdrawal, withdrawalQuery } from '../api/withdrawals.ts';
import { useBonusLoss } from '../bonus-loss.ts';
import type { BonusNow } from '../bonus-loss.ts';
import { dropDraft, useDraft } from '../draft.ts';
import { AmountField } from './amount-field.tsx';
import { BonusLossNotice } from './bonus-loss-notice.tsx';
import { CashierWaits } from './cashier-waits.tsx';
import { EarlierWithdrawal } from './earlier.tsx';
import { PixButton } from './pix-button.tsx';
import { WithdrawClosed } from './withdraw-closed.tsx';
import { WithdrawalStory } from './withdrawal-story.tsx';
import css from './cashier.module.css';

interface WithdrawSheetProps {
  /** The active bonuses that the member has now, by their money. */
  readonly bonus: BonusNow;
}

/** Withdrawal by Pix to the member's own CPF, with its promise and its timeline. */
export default function WithdrawSheet({ bonus }: WithdrawSheetProps) {
  const t = useT('cashier');
  const [id, setId] = useState<string | null>(null);
  const [earlier, setEarlier] = useState<string | null>(null);
  const { query, options } = useCashierOptions();
  const withdrawal = useQuery({ ...withdrawalQuery(id ?? ''), enabled: id !== null });
  return (
    <Sheet
      open
      onClose={() => {
        dropDraft('withdraw');
        closeDialog();
      }}
      title={t(withdrawal.data === undefined ? 'withdraw.title' : 'withdraw.yours')}
      closeLabel={t('close')}
    >
      {id !== null && withdrawal.data !== undefined && (
        <div className={css.stack}>
          {earlier === id && (
            <EarlierWithdrawal withdrawal={withdrawal.data} onAgain={() => setId(null)} />
          )}
          <WithdrawalStory withdrawal={withdrawal.data} />
        </div>
      )}
      {id === null && options !== undefined && (
        <WithdrawForm
          options={options}
          bonusNow={bonus}
          onCreated={setId}
          onEarlier={(found) => {
            setEarlier(found);
            setId(found);
          }}
        />
      )}
      {id === null && options === undefined && <CashierWaits query={query} />}
    </Sheet>
  );
}

interface WithdrawFormProps {
  readonly bonusNow: BonusNow;
  readonly options: Answer<'cashierOptions'>;
  readonly onCreated: (id: string) => void;
  /** The answer tells of a withdrawal that came to its end before this press. */
  readonly onEarlier: (id: string) => void;
}

function WithdrawForm({ options, bonusNow, onCreated, onEarlier }: WithdrawFormProps) {
  const t = useT('cashier');
  const format = useFormat();
  const { withdrawal, currency } = options;
  const money = (amount: string) => format.money(amount, currency);
  const [amount, setAmount] = useDraft('withdraw', () => '');
  const [password, setPassword] = useState('');
  const create = useCreateWithdrawal();
  // The second press of two may come before the page is drawn anew.
  const isSending = useRef(false);
  const problem = amount === '' ? t('amount.bad') : problemOf(amount, options, t, money);
  const missing =
    withdrawal.asksPassword && password === '' ? t('withdraw.password.missing') : null;
  const bonus = useBonusLoss(bonusNow);
  const refused = bonus.isAgreed ? null : t('withdraw.bonus.missing');
  const hindrance = problem ?? missing ?? refused;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (hindrance !== null || isSending.current) return;
    isSending.current = true;
    const proof = {
      ...(withdrawal.asksPassword ? { paymentPassword: password } : {}),
      ...bonus.told,
    };
    const press = pressIntent('withdrawal', amount);
    create.mutate(
      { amount, press, ...proof },
      {
        onSuccess: (made) => {
          // The amount stays, for whoever meant another one.
          if (isEarlier(press, made) && hasEnded(made)) return onEarlier(made.id);
          dropDraft('withdraw');
          onCreated(made.id);
        },
        onError: bonus.hear,
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  if (withdrawal.blocked !== null) return <WithdrawClosed blocked={withdrawal.blocked} />;
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      <AmountField value={amount} onChange={setAmount} problem={problem} />
      <p className={css.bounds}>
        <span>{t('withdraw.available', { amount: money(withdrawal.available) })}</span>
        <Button kind="link" size="sm" onClick={() => setAmount(withdrawal.available)}>
          {t('withdraw.all')}
        </Button>
      </p>
      <Notice tone="info" title={t('withdraw.promise', { minutes: withdrawal.promiseMinutes })}>
        {isFree(options) ? t('withdraw.free') : t('withdraw.fee', { fee: money(withdrawal.fee) })}
      </Notice>
      {bonus.loss !== null && (
        <BonusLossNotice
          amount={bonus.told.bonusLoss === undefined ? null : money(bonus.loss)}
          isAgreed={bonus.isAgreed}
          onAgree={bonus.agree}
        />
      )}
      {withdrawal.asksPassword && <PaymentPassword value={password} onChange={setPassword} />}
      <FaultLine error={create.error} />
      <PixButton loading={create.isPending} disabled={hindrance ?? false}>
        {t('withdraw.create')}
      </PixButton>
      <p className={css.small}>
        <IdCardIcon size={16} /> {t('withdraw.key', { key: withdrawal.pixKeyMasked ?? '' })}
      </p>
    </form>
  );
}

interface PaymentPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asked for where the member has set one. */
function PaymentPassword({ value, onChange }: PaymentPasswordProps) {
  const rule = useT('rules');
  const auth = useT('auth');
  return (
    <PasswordField
      label={rule('label.paymentPassword')}
      showLabel={auth('password.show')}
      hideLabel={auth('password.hide')}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function isFree({ withdrawal, currency }: Answer<'cashierOptions'>): boolean {
  if (!isCurrency(currency)) return false;
  const fee = parseMoney(withdrawal.fee, currency);
  return fee.ok && isZero(fee.value);
}

function problemOf(
  amount: string,
  { withdrawal, currency }: Answer<'cashierOptions'>,
  t: (key: string, params?: Record<string, string>) => string,
  money: (amount: string) => string,
): string | null {
  if (!isCurrency(currency)) return null;
  const asked = parseMoney(amount, currency);
  const [min, max] = [parseMoney(withdrawal.min, currency), parseMoney(withdrawal.max, currency)];
  const available = parseMoney(withdrawal.available, currency);
  if (!asked.ok || !min.ok || !max.ok || !available.ok) return t('amount.bad');
  if (compare(asked.value, min.value) < 0) return t('min', { amount: money(withdrawal.min) });
  if (compare(asked.value, max.value) > 0) return t('max', { amount: money(withdrawal.max) });
  if (compare(asked.value, available.value) > 0) {
    return t('withdraw.available', { amount: money(withdrawal.available) });
  }
  return null;
}
