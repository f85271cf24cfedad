import { dayIn } from '@arara/rules';
import { useFormat, useT } from '../lib/i18n.ts';
import { serverNow, start } from '../lib/start.ts';

const dayMs = 86_400_000;

/** The day of an instant as one says it: today, yesterday, or its date. */
export function useDayName(): (at: string) => string {
  const t = useT('ui');
  const format = useFormat();
  const dayOf = (ms: number): string => dayIn(start.settings.timeZone, new Date(ms));
  const [today, yesterday] = [dayOf(serverNow()), dayOf(serverNow() - dayMs)];
  return (at) => {
    const day = dayOf(Date.parse(at));
    if (day === today) return t('day.today');
    return day === yesterday ? t('day.yesterday') : format.day(at);
  };
}
