import type { Limit } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import type { z } from 'zod';
import { call } from '../../../testing/call-route.ts';
import type { MoneyHouse } from '../../../testing/money-house.ts';

type LimitValue = z.output<typeof Limit>;

export async function runSetLimit(
  house: MoneyHouse,
  playerId: bigint,
  kind: string,
  period: string,
  value: bigint | null,
): Promise<LimitValue> {
  const amount = value === null ? null : formatDecimal(money(value, 'BRL'));
  const text = kind === 'time' && value !== null ? String(value) : amount;
  return call(house.compliance.routes, 'setLimit', playerId, {
    params: { kind, period },
    body: { value: text },
  });
}

export async function limitsOf(house: MoneyHouse, playerId: bigint): Promise<LimitValue[]> {
  const { limits } = await call<{ limits: LimitValue[] }>(
    house.compliance.routes,
    'limits',
    playerId,
  );
  return limits;
}
