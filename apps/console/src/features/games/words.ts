import { currentLanguage, useFormat, useT } from '../../lib/i18n.ts';

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const format = new Intl.NumberFormat(currentLanguage(), two);

/** A share in percent with two decimals, without the sign; nothing where there is none. */
export const percent = (text: string | null): string =>
  text === null ? '—' : format.format(Number(text));

const shares = new Intl.NumberFormat(currentLanguage(), { ...two, style: 'percent' });

/** The same with its sign, for a share that stands among amounts. */
export const share = (text: string | null): string =>
  text === null ? '—' : shares.format(Number(text) / 100);

/** How many times the stakes came back, of hundredths. */
export const times = (hundredths: number): string => `${format.format(hundredths / 100)}×`;

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
  return (mode: string): string => {
    const said = t(`mode.${mode}`);
    return said === `mode.${mode}` ? mode : said;
  };
}
