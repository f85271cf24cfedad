import {
  Button,
  Card,
  ClockIcon,
  DownloadIcon,
  HourglassIcon,
  Notice,
  PlayIcon,
  Progress,
  toasts,
  WalletIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSetLimit } from '../api/limits.ts';
import { kindOrder, shareUsed, toneOf } from '../limit-facts.ts';
import type { Limit, LimitKind } from '../limit-facts.ts';
import { useLimitValue } from './limit-words.ts';
import css from './limits.module.css';

const icons: Readonly<Record<LimitKind, IconComponent>> = {
  loss: WalletIcon,
  time: HourglassIcon,
  deposit: DownloadIcon,
  stake: PlayIcon,
};

interface LimitKindsProps {
  readonly limits: readonly Limit[];
  readonly currency: string;
  readonly onChange: (limit: Limit) => void;
}

/** The four kinds of limits, each by day, week and month. */
export function LimitKinds({ limits, currency, onChange }: LimitKindsProps) {
  const t = useT('account');
  return (
    <div className={css.grid}>
      {kindOrder.map((kind) => {
        const Icon = icons[kind];
        const title = (
          <span className={css.title}>
            <Icon size={20} /> {t(`limit.${kind}`)}
          </span>
        );
        return (
          <Card key={kind} title={title}>
            <p className={css.lead}>{t(`limit.${kind}.lead`)}</p>
            <ul className={css.periods}>
              {limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow
                    key={limit.period}
                    limit={limit}
                    currency={currency}
                    onChange={onChange}
                  />
                ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

interface LimitRowProps {
  readonly limit: Limit;
  readonly currency: string;
  readonly onChange: (limit: Limit) => void;
}

function LimitRow({ limit, currency, onChange }: LimitRowProps) {
  const t = useT('account');
  const words = useLimitValue(currency);
  const { kind, period, value } = limit;
  return (
    <li>
      <div className={css.line}>
        <div>
          <small>{t(`limit.per.${period}`)}</small>
          <b className={value === null ? css.unset : 'num'}>
            {value === null ? t('limit.none') : words(kind, value)}
          </b>
        </div>
        <Button
          size="sm"
          kind={value === null ? 'outline' : 'neutral'}
          onClick={() => onChange(limit)}
        >
          {value === null ? t('limit.set') : t('limit.change')}
          <span className="sr"> {t(`limit.of.${period}`, { kind: t(`limit.${kind}`) })}</span>
        </Button>
      </div>
      {value !== null && <LimitUse limit={limit} value={value} currency={currency} />}
      {limit.pending !== null && (
        <LimitPending limit={limit} pending={limit.pending} currency={currency} />
      )}
    </li>
  );
}

function LimitUse({ limit, value, currency }: { limit: Limit; value: string; currency: string }) {
  const t = useT('account');
  const format = useFormat();
  const words = useLimitValue(currency);
  const { kind, used, left, resetsAt } = limit;
  const share = shareUsed(limit, currency);
  const text = t('limit.used', { used: words(kind, used), value: words(kind, value) });
  return (
    <>
      <div className={css.bar}>
        <Progress value={share} tone={toneOf(share)} label={t(`limit.${kind}`)} valueText={text} />
      </div>
      <p className={css.used}>
        <span className="num">{t('limit.left', { left: words(kind, left ?? '0') })}</span>
        <span className="num">{t('limit.resets', { at: format.moment(resetsAt) })}</span>
      </p>
    </>
  );
}

interface LimitPendingProps {
  readonly limit: Limit;
  readonly pending: NonNullable<Limit['pending']>;
  readonly currency: string;
}

/** A looser wish that waits out its day; it can be taken back until then. */
function LimitPending({ limit: { kind, period, value }, pending, currency }: LimitPendingProps) {
  const t = useT('account');
  const format = useFormat();
  const words = useLimitValue(currency);
  const set = useSetLimit();
  const next = pending.value === null ? t('limit.none') : words(kind, pending.value);
  return (
    <div className={css.pending}>
      <Notice tone="warn" icon={<ClockIcon />}>
        {t('limit.pending', { at: format.moment(pending.effectiveAt), next })}
        {value !== null && (
          <Button
            kind="link"
            size="sm"
            className={css.undo}
            loading={set.isPending}
            onClick={() =>
              set.mutate(
                { kind, period, value },
                { onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }) },
              )
            }
          >
            {t('limit.keep')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
