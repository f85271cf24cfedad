import {
  excludeAccountCall,
  limitsCall,
  pauseAccountCall,
  setLimitCall,
  setRealityCheckCall,
  todaySummaryCall,
} from '@arara/contract';
import { formatDecimal, isCurrency, money, parseMoney } from '@arara/money';
import type { Currency } from '@arara/money';
import { AppError, invariant } from '../../platform/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { AnyRoute } from '../../platform/http/route.ts';
import type { ComplianceDeps } from './compliance.deps.ts';
import { excludeAccount } from './commands/exclude-account.ts';
import { pauseAccount } from './commands/pause-account.ts';
import { setRealityCheck } from './commands/set-reality-check.ts';
import { setLimit } from './commands/set-limit.ts';
import { presentLimit, presentLimits } from './compliance.present.ts';
import { viewLimits, viewToday } from './compliance.service.ts';
import type { LimitKind } from './limit.policy.ts';

const minutesPattern = /^[1-9]\d{0,5}$/;

export function complianceRoutes(
  deps: ComplianceDeps,
  settings: { readonly centralExclusionUrl: string },
): AnyRoute[] {
  return [
    route(limitsCall, async ({ caller }) => {
      const view = await viewLimits(deps, caller.session.playerId);
      const { now } = view;
      const { player } = view.state;
      const ahead = (at: Date | null) => (at !== null && at > now ? at.toISOString() : null);
      return {
        limits: presentLimits(view),
        realityCheckMinutes: player.reality_check_minutes,
        pausedUntil: ahead(player.paused_until),
        excludedUntil: ahead(player.excluded_until),
        centralExclusionUrl: settings.centralExclusionUrl,
      };
    }),

    route(setLimitCall, async ({ caller, params, body }) => {
      const { playerId } = caller.session;
      const { kind, period } = params;
      const currency = currencyOf(caller.session.currency);
      await setLimit(deps, {
        playerId,
        kind,
        period,
        value: readValue(kind, body.value, currency),
      });
      return presentLimit(await viewLimits(deps, playerId), kind, period);
    }),

    route(setRealityCheckCall, async ({ caller, body }) => {
      await setRealityCheck(deps, caller.session.playerId, body.minutes);
      return { minutes: body.minutes };
    }),

    route(pauseAccountCall, async ({ caller, body }) => {
      const until = await pauseAccount(deps, caller.session.playerId, body.hours);
      return { pausedUntil: until.toISOString() };
    }),

    route(excludeAccountCall, async ({ caller, body }) => {
      const until = await excludeAccount(deps, caller, body);
      return { excludedUntil: until.toISOString() };
    }),

    route(todaySummaryCall, async ({ caller }) => {
      const { playerId } = caller.session;
      const currency = currencyOf(caller.session.currency);
      const { stake, payout, minutesPlayed } = await viewToday(deps, playerId);
      const text = (minor: bigint) => formatDecimal(money(minor, currency));
      return {
        stake: text(stake),
        payout: text(payout),
        net: text(payout - stake),
        minutesPlayed,
        currency,
      };
    }),
  ];
}

/** Whole minutes for time, money for the rest; null takes the limit away. */
function readValue(kind: LimitKind, text: string | null, currency: Currency): bigint | null {
  if (text === null) return null;
  if (kind === 'time') {
    if (!minutesPattern.test(text)) throw new AppError('amount.invalid', { field: 'value' });
    return BigInt(text);
  }
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) throw new AppError('amount.invalid', { field: 'value' });
  return parsed.value.minor;
}

function currencyOf(text: string): Currency {
  invariant(isCurrency(text), 'a session has a currency of the house');
  return text;
}
