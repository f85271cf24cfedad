import { trialKind } from '@arara/contract';
import type { BodyOf, freePlayCall } from '@arara/contract';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import type { Visitor } from '../identity.types.ts';
import { readableCode } from '../../../platform/tokens.ts';
import { openAccount } from './open-account.ts';
import { signIn } from './sign-in.ts';
import type { SignedIn } from './sign-in.ts';

type Body = BodyOf<typeof freePlayCall>;

const SealedValue = z.object({ challenge: z.string().max(4096).optional() });
const playMoney = 'FUN';

/** Opens a trial account with play money; nobody can sign in to it a second time. */
export async function openTrial(
  deps: IdentityDeps,
  body: Body,
  visitor: Visitor,
): Promise<SignedIn> {
  const { botCheck, database, hooks } = deps;
  const settings = await deps.settings.registration(visitor.merchant);
  const { challenge } = await openValue(deps, body.value);
  if (settings.botCheck.freePlay || challenge !== undefined) {
    await botCheck.require(visitor.merchant, challenge);
  }
  return database.transaction(async (tx) => {
    const player = await openAccount(deps, tx, {
      merchant: visitor.merchant,
      username: `demo.${readableCode(deps.random, 12)}`,
      passwordHash: null,
      isAgent: trialKind,
      currency: playMoney,
      language: visitor.language,
      firstLoginAt: deps.clock.now(),
      registeredFrom: { method: 'FREEPLAY', address: visitor.address, country: visitor.country },
    });
    await hooks.onTrialOpened(tx, player);
    return signIn(deps, tx, player, visitor, settings, {
      rememberMe: false,
      passwordExpired: false,
    });
  });
}

/** The value is a sealed body; a page that cannot seal sends the same as plain JSON, or nothing. */
async function openValue(deps: IdentityDeps, value: string): Promise<z.output<typeof SealedValue>> {
  if (value === '') return {};
  const opened = value.startsWith('{') ? parseJson(value) : await deps.sealing.unseal(value);
  const parsed = SealedValue.safeParse(opened);
  if (!parsed.success) throw new AppError('sealed.invalid', { field: 'value' });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
