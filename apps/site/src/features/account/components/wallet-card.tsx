import { Bone, Button, EyeIcon, EyeOffIcon, IconButton, Mark } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { directionOf } from '../../../components/signed.ts';
import { useMinutes } from '../../../components/minutes.ts';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { toggleMasking, useMasking } from '../../../lib/masking.ts';
import { moduleOn } from '../../../lib/start.ts';
import { PurseNote } from './purse-note.tsx';
import css from './account.module.css';

interface WalletCardProps {
  /** Undefined while it is on its way, null when it cannot be read. */
  readonly balance: Answer<'balance'> | null | undefined;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
}

/** The balance of the member, and the doors of the cashier that the operator has. */
export function WalletCard({ balance, onDeposit, onWithdraw }: WalletCardProps) {
  const t = useT('account');
  const ui = useT('ui');
  const hidden = useMasking((state) => state.hidden);
  return (
    <section className={css.wallet} aria-label={ui('balance')}>
      <Mark size={132} />
      <div className={css.walletHead}>
        <span>{ui('balance')}</span>
        <IconButton
          label={hidden ? ui('balance.show') : ui('balance.hide')}
          aria-pressed={hidden}
          icon={hidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={toggleMasking}
        />
      </div>
      <p className={css.sum}>
        {balance === undefined && <Bone w={170} h={36} />}
        {balance === null && ui('balance.unknown')}
        {balance != null && <Amount value={balance.sumBalance} currency={balance.currency} />}
      </p>
      {balance != null && <BalanceParts balance={balance} />}
      {balance?.heldFor.map(({ purpose, amount }) => (
        <p key={purpose} className={css.held}>
          {t(`held.${purpose}`)} <Amount value={amount} currency={balance.currency} />
        </p>
      ))}
      <div className={css.doors}>
        {moduleOn('DEPOSIT3') && (
          <Button full onClick={onDeposit}>
            {ui('deposit')}
          </Button>
        )}
        {moduleOn('WITHDRAW3') && (
          <Button full onClick={onWithdraw}>
            {ui('withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Cash and bonus money apart, where there is any of the latter. */
function BalanceParts({ balance: { balance, currency } }: { balance: Answer<'balance'> }) {
  const t = useT('account');
  const bonus = balance.find(({ wallet }) => wallet === 'bonus');
  if (bonus === undefined || directionOf(bonus.amount) === 'none') return null;
  return balance.map(({ wallet, amount }) => (
    <p key={wallet} className={css.held}>
      {t(`part.${wallet}`)} <Amount value={amount} currency={currency} />
    </p>
  ));
}

/** The member's day: what was staked, what came back, and how long it took. */
export function DayCard({ today }: { today: Answer<'todaySummary'> | undefined }) {
  const t = useT('account');
  const minutes = useMinutes();
  const facts = ['stake', 'payout', 'net'] as const;
  return (
    <section className={css.day} aria-label={t('today')}>
      <h2>{t('today')}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`today.${fact}`)}</dt>
            <dd>
              {today === undefined ? (
                <Bone w={64} h={18} />
              ) : (
                <Amount value={today[fact]} currency={today.currency} signed={fact === 'net'} />
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('today.time')}</dt>
          <dd className="num">
            {today === undefined ? <Bone w={48} h={18} /> : minutes(today.minutesPlayed)}
          </dd>
        </div>
      </dl>
      <PurseNote of="today" />
    </section>
  );
}
