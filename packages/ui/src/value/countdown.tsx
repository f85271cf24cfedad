import { useEffect, useEffectEvent, useState } from 'react';
import css from './value.module.css';

/** Milliseconds until a point of the server's clock; ticks once a second and stops at zero. */
export function useDeadline(endsAt: number, now: () => number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => Math.max(0, endsAt - now()));
  const look = useEffectEvent((until: number) => {
    const next = Math.max(0, until - now());
    setLeft(next);
    if (next === 0) onEnd?.();
    return next;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const next = look(endsAt);
      // Wait for the next full second, so that two countdowns on a page turn together.
      if (next > 0) timer = setTimeout(tick, (next % 1000) + 5);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [endsAt]);
  return left;
}

export type TimeLeft = { hours: number; minutes: number; seconds: number };

/** Whole hours, minutes and seconds of a length of time; the last second counts until it is over. */
export function splitTime(ms: number): TimeLeft {
  const total = Math.ceil(ms / 1000);
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

type CountdownProps = {
  /** Milliseconds since the epoch, by the server's clock. */
  endsAt: number;
  /** The server's clock. */
  now: () => number;
  onEnd?: () => void;
  /** Said at 60, 30 and 10 seconds only, from what is left. */
  announce: (left: TimeLeft) => string;
};

const announceAtS = [60, 30, 10];

function Spoken({ left, announce }: { left: number; announce: (left: TimeLeft) => string }) {
  const seconds = Math.ceil(left / 1000);
  const reached = announceAtS.findLast((mark) => seconds <= mark);
  const text = reached === undefined ? '' : announce(splitTime(reached * 1000));
  return (
    <span className="sr" aria-live="polite">
      {text}
    </span>
  );
}

/** "11:42" that counts down, hours only when there are some. */
export function Countdown({ endsAt, now, onEnd, announce }: CountdownProps) {
  const left = useDeadline(endsAt, now, onEnd);
  const { hours, minutes, seconds } = splitTime(left);
  const clock = [hours > 0 ? [two(hours)] : [], two(minutes), two(seconds)].flat().join(':');
  return (
    <span className="num" role="timer">
      <span aria-hidden>{clock}</span>
      <Spoken left={left} announce={announce} />
    </span>
  );
}

/** Hours, minutes and seconds in three boxes. */
export function CountdownBoxes(
  props: CountdownProps & { units: readonly [string, string, string] },
) {
  const left = useDeadline(props.endsAt, props.now, props.onEnd);
  const { hours, minutes, seconds } = splitTime(left);
  return (
    <div className={css.boxes} role="timer">
      {[hours, minutes, seconds].map((value, index) => (
        <span key={props.units[index]} aria-hidden>
          {two(value)}
          <small>{props.units[index]}</small>
        </span>
      ))}
      <Spoken left={left} announce={props.announce} />
    </div>
  );
}
