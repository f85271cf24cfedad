import { saidOr, useFormat, useT } from '../lib/i18n.ts';

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const amount = /^(-?\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** Says facts of a decision or an audit line as a person reads them: times in the brand's zone, amounts, known words. */
export function useFacts(namespace: string) {
  const t = useT(namespace);
  const format = useFormat();
  return {
    name: (fact: string): string => saidOr(t, `fact.${fact}`, fact),
    value(fact: string, value: string): string {
      if (value === '') return t('fact.none');
      if (instant.test(value)) return format.moment(value);
      const [, sum, currency] = amount.exec(value) ?? [];
      if (sum !== undefined && currency !== undefined) return format.money(sum, currency);
      // A list is read word by word, where each of them is known.
      return value
        .split(', ')
        .map((word) => saidOr(t, `word.${fact}.${word}`, word))
        .join(', ');
    },
  };
}
