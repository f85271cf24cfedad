/** The mark before the cents in a language: "," or ".". */
export function centsMark(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** Where the cents begin, or -1. The language's own mark always means cents; the other one too
 * while fewer than three digits follow it, since many keypads offer only a point. */
function centsAt(text: string, mark: ',' | '.'): number {
  const own = text.indexOf(mark);
  if (own >= 0) return own;
  const other = text.lastIndexOf(mark === ',' ? '.' : ',');
  return text.length - other - 1 < 3 ? other : -1;
}

/** Keeps only what can belong to an amount: at most twelve digits and two cents. */
export function tidyTyped(typed: string, mark: ',' | '.'): string {
  const text = typed.replace(/[^\d.,]/g, '').slice(0, 16);
  const at = text.indexOf(mark);
  if (at < 0) return text;
  return (
    text.slice(0, at + 1) +
    text
      .slice(at + 1)
      .replace(/\D/g, '')
      .slice(0, 2)
  );
}

/** A typed amount -> a decimal string for the wire ("1234.50"), "" when it is not money. */
export function moneyFromTyped(typed: string, mark: ',' | '.'): string {
  const text = tidyTyped(typed, mark);
  if (!/\d/.test(text)) return '';
  const at = centsAt(text, mark);
  const whole = (at < 0 ? text : text.slice(0, at)).replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const cents = at < 0 ? '' : text.slice(at + 1);
  return `${whole || '0'}.${cents.padEnd(2, '0')}`;
}

/** "1234.50" -> "1.234,50" in the player's language, without the currency; "" stays "". */
export function moneyForEditing(value: string, locale: string): string {
  if (value === '') return '';
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  });
  return format.format(value as Intl.StringNumericLiteral);
}
