/** True if a text is the number of an issue: its sale day, then its place in it. */
export const isNumero = (text: string): boolean => /^\d{11,12}$/.test(text);

/** The number of an issue as one reads it: its sale day, then its place in it. */
export const numeroText = (numero: string): string => `${numero.slice(0, 8)}-${numero.slice(8)}`;

const dayMs = 86_400_000;

/** The sale day of an issue, as the first instant of that day in UTC. */
const saleDayOf = (numero: string): number =>
  Date.UTC(Number(numero.slice(0, 4)), Number(numero.slice(4, 6)) - 1, Number(numero.slice(6, 8)));

/** Days from the sale day of an issue to that of a later one. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((saleDayOf(later) - saleDayOf(earlier)) / dayMs);
