import { namesIn } from '@arara/lottery-view';
import { saidOr, useT } from '../../lib/i18n.ts';
import type { Answer } from '../../lib/api.ts';

export type Lottery = Answer<'staffLotteries'>['lotteries'][number];
export type Detail = Answer<'staffLottery'>;
export type Issue = Answer<'staffLotteryIssues'>['issues'][number];
export type IssueDetail = Answer<'staffLotteryIssue'>;
export type Tampered = IssueDetail['tampered'][number];

/** The tone of a state: what waits for somebody stands out. */
export const toneOf = ({ state, held }: Pick<Issue, 'state' | 'held'>) => {
  if (held !== null) return 'bad';
  if (state === 'ON_SALE') return 'good';
  return state === 'VOID' || state === 'CORRECTED' ? 'warn' : 'mute';
};

/** `7d 4h` until an instant, `0` when it is over: the two largest parts that are not nothing. */
export function useUntil() {
  const t = useT('console-lottery');
  return (until: string, now: number): string => {
    const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / 60_000));
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return hours === 0
      ? t('minutes', { minutes: rest })
      : t('hours', { hours, minutes: String(rest).padStart(2, '0') });
  };
}

/** The names of ways to bet, of their prizes, and of the values of a table of prizes: `modeMax`, `ssc.front3.direct direct`. */
export function usePlayNames() {
  const t = useT('console-lottery');
  const plays = useT('lottery-plays');
  const { play } = namesIn(plays);
  /** A prize is called as the word that is marked, or as the way that it rewards. */
  const prize = (hit: string): string =>
    saidOr(plays, `option.${hit}`, saidOr(plays, `way.${hit}`, hit));
  return {
    play,
    prize,
    value(path: string): string {
      const [name = '', hit] = path.split(' ');
      if (name === 'modeMin' || name === 'modeMax') return t(name);
      return hit === undefined ? play(name) : `${play(name)} · ${prize(hit)}`;
    },
  };
}

/** Percent of a whole, for a bar: what is shown of it is said elsewhere, exactly. */
export const partOf = (part: string, whole: string): number =>
  Number(whole) === 0 ? 0 : Number(part) / Number(whole);
