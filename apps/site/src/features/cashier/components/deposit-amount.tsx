import { Chip, IdCardIcon, Notice, Progress } from '@arara/ui';
import { compare, isCurrency, parseMoney } from '@arara/money';
import { useRef } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { isEarlier, pressIntent } from '../../../lib/intent.ts';
import { useCreateDeposit } from '../api/deposits.ts';
import { dropDraft, useDraft } from '../draft.ts';
import { firstAmount } from '../first-amount.ts';
import { AmountField } from './amount-field.tsx';
import { OpenCharge } from './open-charge.tsx';
import { PixButton } from './pix-button.tsx';
import { shareOf } from './share.ts';
import css from './cashier.module.css';

interface DepositAmountProps {
  readonly options: Answer<'cashierOptions'>;
  /** A charge to pay: one that was just made, or one that was open already. */
  readonly onCharge: (id: string) => void;
  /** The answer tells of a charge that came to its end before this press. */
  readonly onEarlier: (id: string) => void;
}

/** How much of the player's own limit is left, where there is one. */
function LimitLeft({ options: { deposit, currency } }: Pick<DepositAmountProps, 'options'>) {
  const t = useT('cashier');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, currency);
  if (deposit.limit === null) return null;
  const { period, amount, used, left, until } = deposit.limit;
  return (
    <Notice title={t(`limit.${period}`, { amount: money(amount) })}>
      {t('limit.left', { used: money(used), left: money(left) })}{' '}
      {t('limit.renews', { at: format.moment(until) })}
      <Progress tone="good" label={t('limit.label')} value={shareOf(used, amount, currency)} />
    </Notice>
  );
}

export function DepositAmount({ options, onCharge, onEarlier }: DepositAmountProps) {
  const t = useT('cashier');
  const format = useFormat();
  const { deposit, currency, payer } = options;
  const money = (amount: string) => format.money(amount, currency);
  const [amount, setAmount] = useDraft('deposit', () => firstAmount(options));
  const create = useCreateDeposit();
  // The second press of two may come before the page is drawn anew.
  const isSending = useRef(false);
  const problem = problemOf(amount, options, t, money);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (problem !== null || isSending.current) return;
    isSending.current = true;
    const press = pressIntent('deposit', amount);
    create.mutate(
      { amount, press },
      {
        onSuccess: (charge) => {
          dropDraft('deposit');
          const isPast = isEarlier(press, charge) && charge.state !== 'PENDING';
          (isPast ? onEarlier : onCharge)(charge.id);
        },
        onSettled: () => {
          isSending.current = false;
        },
      },
    );
  }

  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      {deposit.open !== null && (
        <OpenCharge charge={deposit.open} currency={currency} onSee={onCharge} />
      )}
      <AmountField value={amount} onChange={setAmount} problem={problem} />
      <p className={css.bounds}>
        <span>{t('min', { amount: money(deposit.min) })}</span>
        <span>{t('max', { amount: money(deposit.max) })}</span>
      </p>
      <div className={css.chips}>
        {deposit.presets.map((preset) => (
          <Chip key={preset} asAmount on={preset === amount} onClick={() => setAmount(preset)}>
            {format.number(Number(preset))}
          </Chip>
        ))}
      </div>
      <LimitLeft options={options} />
      <FaultLine error={create.error} />
      <PixButton loading={create.isPending} disabled={problem ?? false}>
        {t('deposit.create', { amount: amount === '' ? '' : money(amount) })}
      </PixButton>
      {payer.idNumberMasked !== null && (
        <p className={css.small}>
          <IdCardIcon size={16} /> {t('deposit.payer', { cpf: payer.idNumberMasked })}
        </p>
      )}
    </form>
  );
}

function problemOf(
  amount: string,
  { deposit, currency }: Answer<'cashierOptions'>,
  t: (key: string, params?: Record<string, string>) => string,
  money: (amount: string) => string,
): string | null {
  if (!isCurrency(currency)) return null;
  const asked = parseMoney(amount, currency);
  const [min, max] = [parseMoney(deposit.min, currency), parseMoney(deposit.max, currency)];
  if (!asked.ok || !min.ok || !max.ok) return t('amount.bad');
  if (compare(asked.value, min.value) < 0) return t('min', { amount: money(deposit.min) });
  if (compare(asked.value, max.value) > 0) return t('max', { amount: money(deposit.max) });
  const left = deposit.limit === null ? null : parseMoney(deposit.limit.left, currency);
  if (left?.ok === true && compare(asked.value, left.value) > 0) {
    return t('limit.over', { left: money(deposit.limit?.left ?? '0.00') });
  }
  return null;
}
