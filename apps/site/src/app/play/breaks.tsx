import { toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { paths } from '../../config/paths.ts';
import { limitsQuery, usePauseAccount } from '../../features/limits/api/limits.ts';
import { PauseSheet } from '../../features/play/components/pause-sheet.tsx';
import { RealityCheck } from '../../features/play/components/reality-check.tsx';
import type { DayFacts } from '../../features/play/components/reality-check.tsx';
import { standUp } from '../../features/play/play-store.ts';
import { isDue, minutesOf } from '../../features/play/reality-clock.ts';
import type { RealityClock } from '../../features/play/reality-clock.ts';
import { todayQuery } from '../../features/records/api/get-records.ts';
import type { Answer } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';

interface BreaksProps {
  readonly clock: RealityClock;
  readonly roundOpen: boolean;
  readonly inSight: boolean;
  readonly pausing: boolean;
  readonly onPausing: (on: boolean) => void;
  readonly onChecking: (on: boolean) => void;
  readonly onAnswered: () => void;
  readonly onStop: () => void;
}

/** The reality check every so many minutes, and the pause that is one tap away. */
export function Breaks(props: BreaksProps) {
  const { clock, roundOpen, inSight, pausing, onPausing, onChecking, onAnswered, onStop } = props;
  const navigate = useNavigate();
  const limits = useQuery(limitsQuery);
  const every = limits.data?.realityCheckMinutes ?? start.settings.realityCheckMinutes;
  const checking = inSight && !pausing && isDue(clock, every, roundOpen);
  const today = useQuery({ ...todayQuery, enabled: checking });
  const pause = usePause(onPausing);
  const tell = useEffectEvent(onChecking);
  useEffect(() => tell(checking), [checking]);

  const toLimits = (): void => {
    onAnswered();
    void navigate(paths.limits);
  };
  return (
    <>
      {checking && (
        <RealityCheck
          minutes={minutesOf(clock)}
          day={today.data === undefined ? undefined : factsOf(today.data)}
          error={today.error}
          onContinue={onAnswered}
          onStop={() => {
            onAnswered();
            onStop();
          }}
          onPause={() => onPausing(true)}
          onLimits={hasPage(paths.limits) ? toLimits : null}
        />
      )}
      {pausing && (
        <PauseSheet
          onClose={() => onPausing(false)}
          onPause={pause.start}
          isPending={pause.isPending}
          error={pause.error}
        />
      )}
    </>
  );
}

function factsOf({
  minutesPlayed,
  stake,
  payout,
  net,
  currency,
}: Answer<'todaySummary'>): DayFacts {
  return {
    minutes: minutesPlayed,
    stake: <Amount value={stake} currency={currency} />,
    payout: <Amount value={payout} currency={currency} />,
    net: <Amount value={net} currency={currency} signed />,
  };
}

/** Starts the pause, leaves the game and says until when. */
function usePause(onPausing: (on: boolean) => void) {
  const t = useT('play');
  const format = useFormat();
  const navigate = useNavigate();
  const { mutate, isPending, error } = usePauseAccount();
  return {
    isPending,
    error,
    start: (hours: Parameters<typeof mutate>[0]) =>
      mutate(hours, {
        onSuccess: ({ pausedUntil }) => {
          onPausing(false);
          standUp();
          toasts.show({ tone: 'good', title: t('pause.done', { at: format.moment(pausedUntil) }) });
          void navigate(hasPage(paths.limits) ? paths.limits : paths.home, { replace: true });
        },
      }),
  };
}
