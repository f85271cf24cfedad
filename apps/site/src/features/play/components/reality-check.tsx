import { Bone, Button, Facts, Modal } from '@arara/ui';
import type { ReactNode } from 'react';
import { faultWords } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import css from './play.module.css';

/** The day as the server counts it; amounts come written, since masking is not decided here. */
export interface DayFacts {
  readonly minutes: number;
  readonly stake: ReactNode;
  readonly payout: ReactNode;
  readonly net: ReactNode;
}

interface RealityCheckProps {
  /** Minutes of play in a row, on this page. */
  readonly minutes: number;
  readonly day: DayFacts | undefined;
  readonly error: unknown;
  readonly onContinue: () => void;
  readonly onStop: () => void;
  readonly onPause: () => void;
  readonly onLimits: (() => void) | null;
}

/** Stands over the game from time to time and tells what the day has been so far. */
export function RealityCheck(props: RealityCheckProps) {
  const { minutes, day, error, onContinue, onStop, onPause, onLimits } = props;
  const t = useT('play');
  return (
    <Modal
      open
      dismissable={false}
      onClose={onContinue}
      title={t('check.title')}
      phone="card"
      size="sm"
    >
      <p>{t('check.text', { count: minutes })}</p>
      {error !== null && day === undefined ? (
        <p className={css.small}>{faultWords(error)}</p>
      ) : (
        <Day day={day} />
      )}
      <div className={css.answers}>
        <Button kind="action" full data-autofocus onClick={onContinue}>
          {t('check.continue')}
        </Button>
        <Button kind="outline" full onClick={onStop}>
          {t('check.stop')}
        </Button>
        <div className={css.pair}>
          <Button kind="link" size="sm" onClick={onPause}>
            {t('pause')}
          </Button>
          {onLimits !== null && (
            <Button kind="link" size="sm" onClick={onLimits}>
              {t('limits')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

function Day({ day }: { readonly day: DayFacts | undefined }) {
  const t = useT('play');
  if (day === undefined) return <Bone h={152} className={css.day} />;
  return (
    <div className={css.day}>
      <Facts
        facts={[
          [t('check.time'), t('minutes', { count: day.minutes })],
          [t('check.stake'), day.stake],
          [t('check.payout'), day.payout],
          [t('check.net'), <b key="net">{day.net}</b>],
        ]}
      />
    </div>
  );
}
