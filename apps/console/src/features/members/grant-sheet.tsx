import { Facts, MoneyField, Notice, TextField } from '@arara/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { currentLanguage, useFormat, useT } from '../../lib/i18n.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

interface SheetProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The fields as they are typed; amounts are decimal strings with two places. */
interface Draft {
  readonly amount: string;
  readonly times: string;
  readonly stakeMax: string;
  readonly convertTimes: string;
  readonly days: string;
  readonly reference: string;
}

const usual: Draft = {
  amount: '',
  times: '10',
  stakeMax: '',
  convertTimes: '',
  days: '7',
  reference: '',
};
const most = { times: 100, days: 365 };

const isWithin = (text: string, least: number, highest: number): boolean =>
  text !== '' && Number(text) >= least && Number(text) <= highest;

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** A multiple of an amount; no amount passes through a float. */
function multipleOf(amount: string, times: string): string {
  const minor = String(BigInt(amount.replace('.', '')) * BigInt(times)).padStart(3, '0');
  return `${minor.slice(0, -2)}.${minor.slice(-2)}`;
}

/** Each field that lacks something. */
function lacksOf({ amount, times, convertTimes, days, reference }: Draft): ReadonlySet<string> {
  const lacks: readonly (readonly [keyof Draft, boolean])[] = [
    ['amount', !isSome(amount)],
    ['times', !isWithin(times, 0, most.times)],
    ['convertTimes', convertTimes !== '' && !isWithin(convertTimes, 1, most.times)],
    ['days', !isWithin(days, 1, most.days)],
    ['reference', reference.trim() === ''],
  ];
  return new Set(lacks.flatMap(([field, isLacking]) => (isLacking ? [field] : [])));
}

/** Proposes bonus money for a member, under rules of its own; another person makes it happen. */
export function GrantSheet({ member, onClose }: SheetProps) {
  const t = useT('console-members');
  const [draft, setDraft] = useState(usual);
  const [isShown, setShown] = useState(false);
  const lacks = lacksOf(draft);
  const propose = (reason: string) => {
    const { amount, times, stakeMax, convertTimes, days, reference } = draft;
    const subject = {
      account: member.account,
      amount,
      times: Number(times),
      stakeMax: isSome(stakeMax) ? stakeMax : null,
      convertTimes: convertTimes === '' ? null : Number(convertTimes),
      days: Number(days),
      reference: reference.trim(),
    };
    return api('proposeDecision', { body: { kind: 'rewards.grant', subject, reason } });
  };
  return (
    <ReasonSheet
      title={t('grant.title')}
      verb={t('propose')}
      deed={propose}
      check={() => {
        setShown(true);
        return lacks.size === 0;
      }}
      said={t('proposed')}
      onClose={onClose}
    >
      <p>{t('grant.text')}</p>
      <Fields
        draft={draft}
        lacks={isShown ? lacks : new Set()}
        symbol={member.currency}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      <Worth draft={draft} currency={member.currency} />
      <Notice tone="info">{t('grant.law')}</Notice>
    </ReasonSheet>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly lacks: ReadonlySet<string>;
  readonly symbol: string;
  readonly onChange: (change: Partial<Draft>) => void;
}

function Fields({ draft, lacks, symbol, onChange }: FieldsProps) {
  const t = useT('console-members');
  const money = (field: 'amount' | 'stakeMax') => (
    <MoneyField
      label={t(`grant.${field}`)}
      hint={field === 'stakeMax' ? t('grant.stakeMax.hint') : undefined}
      symbol={symbol}
      locale={currentLanguage()}
      value={draft[field]}
      error={lacks.has(field) ? t('grant.amount.bad') : undefined}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  const whole = (field: 'times' | 'convertTimes' | 'days') => (
    <TextField
      label={t(`grant.${field}`)}
      hint={field === 'convertTimes' ? t('grant.convertTimes.hint') : undefined}
      inputMode="numeric"
      maxLength={3}
      value={draft[field]}
      error={lacks.has(field) ? t(`grant.${field}.bad`) : undefined}
      onChange={({ target }) => onChange({ [field]: target.value.replaceAll(/\D/g, '') })}
    />
  );
  return (
    <>
      {money('amount')}
      <div className={css.two}>
        {whole('times')}
        {whole('days')}
      </div>
      {money('stakeMax')}
      {whole('convertTimes')}
      <TextField
        label={t('adjust.reference')}
        hint={t('adjust.reference.hint')}
        maxLength={60}
        value={draft.reference}
        error={lacks.has('reference') ? t('grant.reference.bad') : undefined}
        onChange={({ target }) => onChange({ reference: target.value })}
      />
    </>
  );
}

/** The consequence in money: how much must be wagered, and the most that can become cash. */
function Worth({ draft, currency }: { draft: Draft; currency: string }) {
  const t = useT('console-members');
  const format = useFormat();
  const { amount, times, convertTimes } = draft;
  if (!isSome(amount) || !isWithin(times, 0, most.times)) return null;
  const money = (by: string): string => format.money(multipleOf(amount, by), currency);
  const hasMost = isWithin(convertTimes, 1, most.times);
  return (
    <Facts
      facts={[
        [t('grant.wagering'), money(times)],
        [t('grant.convertMax'), hasMost ? money(convertTimes) : t('grant.convertAll')],
      ]}
    />
  );
}
