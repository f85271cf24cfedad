import { isFreeGrant } from '@arara/client';
import { Progress, Tag } from '@arara/ui';
import type { Tone } from '@arara/ui';
import { Amount } from '../../../components/amount.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { isOpen } from '../api/grants.ts';
import type { Grant } from '../api/grants.ts';
import css from './bonus.module.css';

const tones: Readonly<Record<Grant['state'], Tone>> = {
  ISSUED: 'warn',
  ACTIVE: 'info',
  COMPLETED: 'good',
  EXPIRED: 'mute',
  FORFEITED: 'mute',
  CANCELLED: 'bad',
};

/** The state of a grant as a word. */
export function GrantTag({ grant: { state } }: { grant: Grant }) {
  const t = useT('bonus');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}

/** The name of the reward that a grant comes from. */
export function useGrantName(): (grant: Pick<Grant, 'kind'>) => string {
  const t = useT('bonus');
  return ({ kind }) => t(kind === 'manual' ? 'kind.manual' : 'kind.other');
}

/** A grant at a glance: its money, how far it is, and the time that is left. */
export function GrantFace({ grant }: { grant: Grant }) {
  const t = useT('bonus');
  const name = useGrantName();
  const { state, amount, left, currency } = grant;
  return (
    <>
      <div className={css.head}>
        <b>{name(grant)}</b>
        <GrantTag grant={grant} />
      </div>
      <p className={css.sum}>
        <Amount value={state === 'ACTIVE' ? left : amount} currency={currency} />
        {state === 'ACTIVE' && (
          <span>
            {t('of')} <Amount value={amount} currency={currency} />
          </span>
        )}
      </p>
      {!isFreeGrant(grant) && <Wagering grant={grant} />}
      <p className={css.soft}>
        <TimeWords grant={grant} />
      </p>
    </>
  );
}

/** The sum to wager, and how far the member is once they have taken it. */
function Wagering({ grant }: { grant: Grant }) {
  const t = useT('bonus');
  if (grant.state !== 'ISSUED') return <Wagered grant={grant} />;
  return (
    <p>
      {t('toWager')} <Amount value={grant.wagering} currency={grant.currency} />
    </p>
  );
}

function Wagered({ grant }: { grant: Grant }) {
  const t = useT('bonus');
  const format = useFormat();
  const { percent, wagered, wagering, currency, state } = grant;
  const share = t('percent', { percent: format.number(percent) });
  return (
    <div>
      <Progress
        label={t('progress')}
        value={percent / 100}
        valueText={share}
        tone={state === 'COMPLETED' ? 'good' : 'accent'}
      />
      <p className={css.done}>
        <span>
          {t('wagered')} <Amount value={wagered} currency={currency} /> {t('of')}{' '}
          <Amount value={wagering} currency={currency} />
        </span>
        <span className="num">{share}</span>
      </p>
    </div>
  );
}

/** Until when it is open, or why it has ended. */
function TimeWords({ grant }: { grant: Grant }) {
  const t = useT('bonus');
  const format = useFormat();
  if (isOpen(grant)) {
    const at = format.moment(grant.expiresAt);
    const left = format.relative(grant.expiresAt, serverNow());
    return t(grant.state === 'ISSUED' ? 'takeUntil' : 'endsAt', { at, left });
  }
  return (
    <>
      {grant.endReason !== null && t(`end.${grant.endReason}`)}{' '}
      {grant.endedAt !== null && t('endedAt', { at: format.moment(grant.endedAt) })}
    </>
  );
}
