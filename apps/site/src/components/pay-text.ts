import { useFormat, useT } from '../lib/i18n.ts';
import { start } from '../lib/start.ts';

/** The prize of a hit: stakes, where they are fixed, and their amount on the wire. */
interface PaidText {
  readonly odds: string | null;
  readonly prize: string;
}

/** A prize in words: `1,96× (R$ 3,92)`, or what it comes to alone where prizes go by mode. */
export function usePayText(): (pay: PaidText) => string {
  const t = useT('lottery-plays');
  const format = useFormat();
  return ({ odds, prize }) => {
    const amount = format.money(prize, start.settings.currency);
    return odds === null ? amount : t('pays.odds', { odds: format.number(Number(odds)), amount });
  };
}

/** The prize of a line, as a sentence; `most`: other hits of it pay less. */
export function useLinePay(): (pay: PaidText & { readonly most: boolean }) => string {
  const t = useT('lottery-plays');
  const text = usePayText();
  return (pay) => t(pay.most ? 'pays.most' : 'pays.each', { pay: text(pay) });
}
