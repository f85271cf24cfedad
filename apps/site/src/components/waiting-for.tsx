import { Countdown } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import { serverNow } from '../lib/start.ts';

interface WaitingForProps {
  /** What comes at the end: "The draw is out in". */
  readonly what: string;
  readonly endsAt: number;
  readonly onEnd: () => void;
}

/** What there is to wait for in a lottery, and how long by the server's clock. */
export function WaitingFor({ what, endsAt, onEnd }: WaitingForProps) {
  const t = useT('draws');
  return (
    <>
      {what}{' '}
      <b>
        <Countdown
          key={endsAt}
          endsAt={endsAt}
          now={serverNow}
          onEnd={onEnd}
          announce={({ minutes, seconds }) => t('left', { minutes, seconds })}
        />
      </b>
    </>
  );
}
