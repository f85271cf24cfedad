import type { Limit } from '@arara/contract';
import { formatDecimal, money } from '@arara/money';
import type { z } from 'zod';
import { call } from '../../../testing/call-route.ts';
import type { MoneyProgram } from '../../../testing/money-program.ts';

type LimitValue = z.output<typeof Limit>;

export async function runSetLimit(
  program: MoneyProgram,
  playerId: bigint,
  kind: string,
  period: string,
  value: bigint | null,
): Promise<LimitValue> {
  const amount = value === null ? null : formatDecimal(money(value, 'BRL'));
  const text = kind === 'time' && value !== null ? String(value) : amount;
  return call(program.compliance.routes, 'setLimit', playerId, {
    params: { kind, period },
    body: { value: text },
  });
}

export async function limitsOf(program: MoneyProgram, playerId: bigint): Promise<LimitValue[]> {
  const { limits } = await call<{ limits: LimitValue[] }>(
    program.compliance.routes,
    'limits',
    playerId,
  );
  return limits;
}
