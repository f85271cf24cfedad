import type { Grant } from '@arara/contract';

/** A rule of a grant in words; its parts say it for one kind of thing each. */
export interface GrantRule {
  readonly key: string;
  readonly text: string;
  readonly parts: readonly string[];
}

interface Words {
  /** The sentences of the namespace `bonus`. */
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** A decimal string as an amount of the grant's currency. */
  readonly money: (amount: string) => string;
  readonly number: (value: number) => string;
  /** An instant as a day and a time. */
  readonly moment: (at: string) => string;
  /** The name of a type of games. */
  readonly typeName: (gameType: string) => string;
}

type Rules = Pick<
  Grant,
  | 'state'
  | 'expiresAt'
  | 'wagering'
  | 'stakeMax'
  | 'convertMax'
  | 'weights'
  | 'bonusFirst'
  | 'lateForfeits'
  | 'days'
>;

const pointsPerPercent = 100;

/** True for a grant that is cash as soon as it is active. */
export const isFreeGrant = ({ wagering }: Pick<Grant, 'wagering'>): boolean =>
  /^[0.]*$/.test(wagering);

/**
 * The rules of a grant in words, from the data by which the program plays them: members and staff read the same. The
 * terms of a grant can say nothing else than the program does.
 */
export function grantRules(grant: Rules, words: Words): readonly GrantRule[] {
  const { t, money, moment } = words;
  const rule = (key: string, params = {}, parts: readonly string[] = []): GrantRule => ({
    key,
    text: t(key, params),
    parts,
  });
  const { wagering, stakeMax, convertMax, state, expiresAt } = grant;
  const most = convertMax === null ? [] : [rule('rule.convertMax', { most: money(convertMax) })];
  if (isFreeGrant(grant)) {
    // It is over in the moment in which it is taken: no rule for the time after has a meaning.
    const until = state === 'ISSUED' ? [rule('rule.takeUntil', { at: moment(expiresAt) })] : [];
    return [rule('rule.free'), ...most, ...until];
  }
  return [
    rule('rule.wager', { wagering: money(wagering) }),
    rule('rule.weights', {}, weightsOf(grant, words)),
    ...(stakeMax === null ? [] : [rule('rule.stakeMax', { most: money(stakeMax) })]),
    ...(convertMax === null ? [rule('rule.convertAll')] : most),
    rule('rule.days', { count: grant.days }),
    rule(grant.bonusFirst ? 'rule.bonusFirst' : 'rule.cashFirst'),
    rule('rule.spent'),
    rule(grant.lateForfeits ? 'rule.lateHouse' : 'rule.lateOwn'),
    rule('rule.withdrawal'),
  ];
}

/** Types that count alike stand together, those that count most first; all others count nothing. */
function weightsOf({ weights }: Rules, { t, number, typeName }: Words): readonly string[] {
  const counting = weights.filter(({ points }) => points > 0);
  const alike = [...Map.groupBy(counting, ({ points }) => points)].toSorted(([a], [b]) => b - a);
  return [
    ...alike.map(([points, types]) =>
      t('rule.weight', {
        types: types.map(({ gameType }) => typeName(gameType)).join(', '),
        percent: number(points / pointsPerPercent),
      }),
    ),
    t('rule.weight.others'),
  ];
}
