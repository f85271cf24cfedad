import { Tag } from '@arara/ui';
import { Moment } from '../../components/moment.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './cashier.module.css';
import { Table } from './file-parts.tsx';
import type { WithdrawalFile } from './words.ts';

const sizeOf = (amount: string): number => Math.abs(Number(amount));
const isOut = (amount: string): boolean => amount.startsWith('-');

/** The entries that made the balance, as a bar and in figures that add up; then the largest prizes. */
export function MoneyStory({ file }: { file: WithdrawalFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { money, prizes, currency } = file;
  const text = (amount: string): string => format.money(amount, currency);
  const opening = sizeOf(money.opening) > 0;
  return (
    <>
      <section>
        <h3>{t('money')}</h3>
        <div className={css.bar} aria-hidden>
          {money.sources.map(({ kind, amount }) => (
            <i
              key={kind}
              data-kind={isOut(amount) ? 'out' : kind}
              style={{ flexGrow: sizeOf(amount) }}
            />
          ))}
        </div>
        <ul className={css.legend}>
          {opening && (
            <li>
              {t(money.whole ? 'opening' : 'opening.long')}{' '}
              <b className="num">{text(money.opening)}</b>
            </li>
          )}
          {money.sources.map(({ kind, count, amount }) => (
            <li key={kind}>
              <i data-kind={isOut(amount) ? 'out' : kind} aria-hidden />
              {t(`source.${kind}`)} <b className="num">{text(amount)}</b>{' '}
              <small>{t('source.count', { count })}</small>
            </li>
          ))}
          <li className={css.sum}>
            {t('balance')} <b className="num">{text(money.balance)}</b>
          </li>
        </ul>
      </section>
      {prizes.length > 0 && (
        <Table
          title={t('prizes')}
          heads={[t('game'), t('at'), t('proof'), t('stake'), t('prize')]}
          rows={prizes.map((prize) => [
            prize.label ?? t('game.none'),
            <Moment key="at" at={prize.at} />,
            prize.round === null ? (
              ''
            ) : (
              <Round key="r" id={prize.round} isOpen={prize.proof !== null} />
            ),
            prize.stake === null ? '' : text(prize.stake),
            text(prize.amount),
          ])}
        />
      )}
    </>
  );
}

/** The number of a round, and whether anybody can verify it. */
function Round({ id, isOpen }: { id: string; isOpen: boolean }) {
  const t = useT('console-cashier');
  return (
    <>
      <span className="num">{id}</span> {isOpen && <Tag tone="good">{t('provable')}</Tag>}
    </>
  );
}
