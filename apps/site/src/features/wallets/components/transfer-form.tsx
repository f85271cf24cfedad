import { Button, ForwardIcon, MoneyField, Segmented, Select } from '@arara/ui';
import { useState } from 'react';
import { FaultLine } from '../../../components/fault-line.tsx';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { isEarlier, pressIntent } from '../../../lib/intent.ts';
import { start } from '../../../lib/start.ts';
import { useTransfer } from '../api/wallets.ts';
import type { Purse, WalletTransfer, Wallets } from '../api/wallets.ts';
import { problemOf } from '../bounds.ts';
import css from './wallets.module.css';

interface TransferFormProps {
  readonly wallets: Wallets;
  /** True if money may leave for purses at all. */
  readonly maySend: boolean;
  /** It is on its way; or an earlier press had sent it already, and this one nothing. */
  readonly onSent: (id: string, isEarlier: boolean) => void;
}

const main = 'MAIN';
type Way = 'out' | 'home';

/** How much, which way, and between which wallets. */
export function TransferForm({ wallets, maySend, onSent }: TransferFormProps) {
  const t = useT('wallets');
  const format = useFormat();
  const language = useLanguage();
  const transfer = useTransfer();
  const openOnes = wallets.wallets.filter(({ open }) => open);
  const canSend = maySend && openOnes.length > 0;
  const [way, setWay] = useState<Way>(canSend ? 'out' : 'home');
  const choices = way === 'out' ? openOnes : wallets.wallets;
  const [chosen, setChosen] = useState('');
  const purse = choices.find(({ code }) => code === chosen) ?? choices[0];
  const [amount, setAmount] = useState('');
  if (purse === undefined) return null;

  const available = way === 'out' ? wallets.cash : (purse.balance ?? '0');
  const problem = problemOf(amount, available, wallets.currency);
  const money = format.money(available, wallets.currency);
  const sentence = problem === null ? undefined : t(problem, { amount: money });

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (problem !== null || transfer.isPending || purse === undefined) return;
    const [from, to] = way === 'out' ? [main, purse.code] : [purse.code, main];
    const press = pressIntent('walletTransfer', from, to, amount);
    const done = (made: WalletTransfer): void => {
      setAmount('');
      onSent(made.id, isEarlier(press, made));
    };
    transfer.mutate({ from, to, amount, press }, { onSuccess: done });
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {canSend && (
        <Segmented
          label={t('way')}
          onSurface
          value={way}
          onChange={(next) => {
            setWay(next);
            transfer.reset();
          }}
          choices={[
            { value: 'out', label: t('way.out') },
            { value: 'home', label: t('way.home') },
          ]}
        />
      )}
      <Way way={way} purse={purse} choices={choices} onChoose={setChosen} />
      <MoneyField
        label={t('amount')}
        symbol={start.settings.currencySymbol}
        locale={language}
        value={amount}
        onChange={setAmount}
        error={amount === '' ? undefined : sentence}
      />
      <p className={css.bounds}>
        <span>{t('available', { amount: money })}</span>
        <Button kind="link" size="sm" onClick={() => setAmount(available)}>
          {t('all')}
        </Button>
      </p>
      {way === 'out' && <p className={css.soft}>{t('out.counts')}</p>}
      <FaultLine error={transfer.error} />
      <Button
        kind="primary"
        type="submit"
        full
        disabled={amount === ''}
        loading={transfer.isPending}
      >
        {t(way === 'out' ? 'send' : 'bring')}
      </Button>
    </form>
  );
}

interface WayProps {
  readonly way: Way;
  readonly purse: Purse;
  readonly choices: readonly Purse[];
  readonly onChoose: (code: string) => void;
}

/** Between which wallets: said where there is one partner, asked where there are several. */
function Way({ way, purse, choices, onChoose }: WayProps) {
  const t = useT('wallets');
  if (choices.length > 1) {
    return (
      <Select
        label={t(way === 'out' ? 'to' : 'from')}
        value={purse.code}
        options={choices.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    );
  }
  const sides = way === 'out' ? [t('main'), purse.name] : [purse.name, t('main')];
  return (
    <p className={css.path}>
      <span>{sides[0]}</span>
      <ForwardIcon size={18} label={t('path')} />
      <span>{sides[1]}</span>
    </p>
  );
}
