import type { Passkey } from '@arara/contract';
import type { z } from 'zod';
import type { IdentityDeps } from '../identity.deps.ts';
import { findPaymentHash } from '../payment-password.repository.ts';
import { findPasswordHash } from '../player.repository.ts';
import { countRecoveryCodes, findStep, findTotp } from './factor.repository.ts';
import { listPasskeys } from './passkey.repository.ts';
import type { StoredPasskey } from './passkey.repository.ts';

/** The factors that an account is proven with, as its owner sees it. */
export async function factorsOf({ database }: IdentityDeps, playerId: bigint) {
  const db = database.read;
  const totp = await findTotp(db, playerId);
  const step = await findStep(db, playerId);
  return {
    hasPassword: (await findPasswordHash(db, playerId)) !== null,
    hasPaymentPassword: (await findPaymentHash(db, playerId)) !== null,
    totpSince: totp?.confirmedAt?.toISOString() ?? null,
    secondStep: step.totp || step.passkeyStep,
    passkeyStep: step.passkeyStep,
    recoveryCodesLeft: await countRecoveryCodes(db, playerId),
    passkeys: (await listPasskeys(db, playerId)).map(presentPasskey),
  };
}

export function presentPasskey(key: StoredPasskey): z.output<typeof Passkey> {
  const { id, name, createdAt, lastUsedAt, backedUp } = key;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    synced: backedUp,
  };
}
