import { Countdown } from '@arara/ui';
import { useFormat, useT } from '../lib/i18n.ts';
import { isFar } from '../lib/lottery.ts';
import { serverNow } from '../lib/start.ts';

interface WaitingForProps {
  /** The begin of a sale, its end, or the draw. */
  readonly what: 'soon' | 'sale' | 'closed';
  readonly endsAt: number;
  readonly onEnd: () => void;
  /** Where other words around it are read out already. */
  readonly quiet?: boolean;
}

const then = { soon: 'time.open', sale: 'time.close', closed: 'time.draw' } as const;

/** The wait in a lottery: how long by the server's clock, or which day where it is far. */
export function WaitingFor({ what, endsAt, onEnd, quiet = false }: WaitingForProps) {
  const t = useT('draws');
  const format = useFormat();
  if (isFar({ closeAt: endsAt }, serverNow())) {
    return (
      <>
        {t(then[what])} <b className="num">{format.moment(endsAt)}</b>
      </>
    );
  }
  return (
    <>
      {t(`waiting.${what}`)}{' '}
      <b className="num">
        <Countdown
          key={endsAt}
          endsAt={endsAt}
          now={serverNow}
          onEnd={onEnd}
          announce={({ minutes, seconds }) => (quiet ? '' : t('left', { minutes, seconds }))}
        />
      </b>
    </>
  );
}
