import { useFormat, useT } from '../lib/i18n.ts';
import { splitMinutes } from './split-minutes.ts';

/** Writes a length of time in hours and minutes: `2 h 30 min`. */
export function useMinutes(): (minutes: number) => string {
  const t = useT('account');
  const format = useFormat();
  return (total) => {
    const { hours, minutes } = splitMinutes(total);
    const parts = { hours: format.number(hours), minutes: format.number(minutes) };
    if (hours === 0) return t('time.minutes', parts);
    return minutes === 0 ? t('time.hours', parts) : t('time.both', parts);
  };
}
