import { Button, Card, Notice, RefreshIcon, WalletIcon, toasts } from '@arara/ui';
import { useRef } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { directionOf } from '../../../components/signed.ts';
import { newIdempotencyKey } from '../../../lib/api.ts';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useRecall } from '../api/wallets.ts';
import type { Purse, Wallets } from '../api/wallets.ts';
import css from './wallets.module.css';

interface PursesCardProps {
  readonly wallets: Wallets;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/** Every wallet with what is in it, and the way to bring all of it home. */
export function PursesCard({ wallets, refreshing, onRefresh }: PursesCardProps) {
  const t = useT('wallets');
  const { currency, main, cash, bonus, held } = wallets;
  const silent = wallets.wallets.filter(({ stale }) => stale).map(({ name }) => name);
  return (
    <Card
      title={t('yours')}
      actions={
        <Button size="sm" icon={<RefreshIcon size={16} />} loading={refreshing} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      }
    >
      <ul className={css.wallets}>
        <li>
          <span className={css.icon} aria-hidden>
            <WalletIcon size={20} />
          </span>
          <span className={css.name}>
            <b>{t('main')}</b>
            {directionOf(bonus) !== 'none' && (
              <>
                <small>
                  {t('cash')} <Amount value={cash} currency={currency} />
                </small>
                <small>
                  {t('bonus')} <Amount value={bonus} currency={currency} />
                </small>
              </>
            )}
            {directionOf(held) !== 'none' && (
              <small>
                {t('held')} <Amount value={held} currency={currency} />
              </small>
            )}
          </span>
          <b className={css.sum}>
            <Amount value={main} currency={currency} />
          </b>
        </li>
        {wallets.wallets.map((purse) => (
          <PurseLine key={purse.code} purse={purse} currency={currency} />
        ))}
      </ul>
      {silent.length > 0 && (
        <Notice tone="warn" title={t('silent', { name: silent.join(', ') })}>
          {t('silent.text')}
        </Notice>
      )}
      <Recall wallets={wallets} />
    </Card>
  );
}

function PurseLine({ purse, currency }: { purse: Purse; currency: string }) {
  const t = useT('wallets');
  const format = useFormat();
  return (
    <li>
      <span className={css.icon} aria-hidden>
        {purse.name.slice(0, 1)}
      </span>
      <span className={css.name}>
        <b>{purse.name}</b>
        {purse.stale && purse.askedAt !== null && (
          <small>{t('asOf', { when: format.moment(purse.askedAt) })}</small>
        )}
        {!purse.open && <small>{t('shut')}</small>}
      </span>
      <b className={css.sum}>
        {purse.balance === null ? (
          <span title={t('unknown')}>—</span>
        ) : (
          <Amount value={purse.balance} currency={currency} />
        )}
      </b>
    </li>
  );
}

/** One press for everything that is out; the same press repeated asks for nothing more. */
function Recall({ wallets }: { wallets: Wallets }) {
  const t = useT('wallets');
  const recall = useRecall();
  const key = useRef('');
  const isOut = wallets.wallets.some(
    ({ balance, stale }) => stale || (balance !== null && directionOf(balance) !== 'none'),
  );
  function press(): void {
    if (key.current === '') key.current = newIdempotencyKey();
    recall.mutate(key.current, {
      onSuccess: ({ transfers, silent }) => {
        key.current = '';
        const done = transfers.filter(({ state }) => state === 'OK').length;
        const isAll = silent.length === 0 && done === transfers.length;
        toasts.show({ tone: isAll ? 'good' : 'warn', title: t(isAll ? 'recalled' : 'recalling') });
      },
      onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
    });
  }
  return (
    <Button full disabled={!isOut} loading={recall.isPending} onClick={press}>
      {t('recall')}
    </Button>
  );
}
