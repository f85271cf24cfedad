import { useFormat, useT } from '../lib/i18n.ts';
import { namedDay } from '../lib/named-day.ts';
import { serverNow, start } from '../lib/start.ts';

/** The day of an instant as one says it: today, yesterday, or its date, by the clock of the merchant. */
export function useDayName(): (at: string) => string {
  const t = useT('ui');
  const format = useFormat();
  return (at) => {
    const name = namedDay(start.settings.timeZone, serverNow(), Date.parse(at));
    if (name === 'today') return t('day.today');
    return name === 'yesterday' ? t('day.yesterday') : format.day(at);
  };
}
