import { saidOr, useFormat, useT } from '../../lib/i18n.ts';
import { percent } from '../../lib/percent.ts';

/** How many times the stakes came back, of hundredths. */
export const times = (hundredths: number): string => `${percent(String(hundredths / 100))}×`;

/** The days that money is summed over, as a person reads them. A day has no hour: its noon is the same day anywhere. */
export function useSpan() {
  const { day } = useFormat();
  const noon = (text: string): string => day(`${text}T12:00:00Z`);
  return ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) => ({
    from: noon(firstDay),
    to: noon(lastDay),
  });
}

/** The name of a way of buying; one without a sentence is data. */
export function useMode() {
  const t = useT('console-games');
  return (mode: string): string => saidOr(t, `mode.${mode}`, mode);
}
