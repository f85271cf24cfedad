import { useFormat, useT } from '../lib/i18n.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const amount = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** Says facts of a decision or an audit line as a person reads them: times in the brand's zone, amounts, known words. */
export function useFacts(namespace: string) {
  const t = useT(namespace);
  const format = useFormat();
  /** A sentence where there is one; else the words themselves, which are data. */
  const known = (key: string, otherwise: string): string => {
    const said = t(key);
    return said === key ? otherwise : said;
  };
  return {
    name: (fact: string): string => known(`fact.${fact}`, fact),
    value(fact: string, value: string): string {
      if (value === '') return t('fact.none');
      if (instant.test(value)) return format.moment(value);
      const [, sum, currency] = amount.exec(value) ?? [];
      if (sum !== undefined && currency !== undefined) return format.money(sum, currency);
      // A list is read word by word, where each of them is known.
      return value
        .split(', ')
        .map((word) => known(`word.${fact}.${word}`, word))
        .join(', ');
    },
  };
}
