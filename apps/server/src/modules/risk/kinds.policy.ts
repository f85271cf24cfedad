import type { RuleField, RuleKind } from '@arara/contract';
import type { Currency } from '@arara/money';
import { parseMoney } from '@arara/money';
import { AppError } from '../../platform/errors.ts';

/** The parameters of a rule as it judges: whole numbers, and amounts in minor units. */
export type Params = Readonly<Record<string, bigint>>;

const count = (usual: number, min = 2): RuleField => field('count', 'count', min, 1_000, usual);
const hours = (usual: number): RuleField => field('hours', 'hours', 1, 2_160, usual);
const percent = (usual: number, min = 1): RuleField => field('percent', 'percent', min, 100, usual);
const amount = (usual: string, name = 'amount'): RuleField => ({
  name,
  type: 'amount',
  min: '0.00',
  max: '10000000.00',
  usual,
});

function field(
  name: string,
  type: RuleField['type'],
  min: number,
  max: number,
  usual: number,
): RuleField {
  return { name, type, min: String(min), max: String(max), usual: String(usual) };
}

/** The parameters of each kind, with their bounds; the editor of the console is made of this. */
export const fieldsOf: Readonly<Record<RuleKind, readonly RuleField[]>> = {
  'deposits.velocity': [count(6), amount('0.00'), hours(24)],
  'withdrawals.velocity': [count(4), amount('0.00'), hours(24)],
  'deposit.unplayed': [amount('500.00'), percent(50), hours(72)],
  structuring: [amount('10000.00', 'bound'), percent(10), count(3), hours(168)],
  refunds: [count(3), hours(720)],
  'returns.chance': [
    field('rounds', 'count', 10, 100_000, 100),
    field('deviations', 'count', 2, 50, 5),
    hours(720),
  ],
};

/**
 * The parameters of a rule as a person wrote them. Throws `rule.params` with the name of the first that is missing,
 * unknown or out of its bounds.
 */
export function readParams(
  kind: RuleKind,
  written: Readonly<Record<string, string>>,
  currency: Currency,
): Params {
  const fields = fieldsOf[kind];
  const known = new Set(fields.map(({ name }) => name));
  const stray = Object.keys(written).find((name) => !known.has(name));
  if (stray !== undefined) throw refused(stray);
  return Object.fromEntries(
    fields.map((one) => {
      const value = valueOf(one, written[one.name] ?? '', currency);
      if (value === null) throw refused(one.name);
      return [one.name, value];
    }),
  );
}

/** The value of a parameter within its bounds; null for what is none. */
function valueOf({ type, min, max }: RuleField, text: string, currency: Currency): bigint | null {
  const read = (one: string) => (type === 'amount' ? minorOf(one, currency) : wholeOf(one));
  const [value, least, most] = [read(text), read(min), read(max)];
  if (value === null || least === null || most === null) return null;
  return value < least || value > most ? null : value;
}

function minorOf(text: string, currency: Currency): bigint | null {
  const parsed = parseMoney(text, currency);
  return parsed.ok ? parsed.value.minor : null;
}

const wholeOf = (text: string): bigint | null => (/^\d{1,9}$/.test(text) ? BigInt(text) : null);

const refused = (name: string) =>
  new AppError('rule.params', { field: `params.${name}`, params: { field: name } });

const hourMs = 3_600_000;

/** The length of a rule's window, in milliseconds. */
export const windowMs = (params: Params): number => Number(params['hours'] ?? 1n) * hourMs;

/** The number of the window that an instant lies in: a rule alarms once for a member and a window. */
export const windowNo = (params: Params, at: Date): bigint =>
  BigInt(Math.floor(at.getTime() / windowMs(params)));
