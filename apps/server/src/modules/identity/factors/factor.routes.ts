import {
  addPasskey,
  confirmTotp,
  factors,
  passSecondStep,
  passkeyChallenge,
  passkeyLogin,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  setPasskeyStep,
  setPaymentPassword,
  startPasskey,
  startTotp,
} from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { createSetPaymentPassword } from '../payment-password.ts';
import { letIn } from '../remember-cookie.ts';
import { createChangePasskeys } from './change-passkeys.ts';
import { createChangeTotp } from './change-totp.ts';
import { factorsOf, presentPasskey } from './factors-of.ts';
import type { OwnerProof } from './owner-proof.ts';
import { createPassSecondStep } from './pass-second-step.ts';
import { createPasskeyLogin } from './passkey-login.ts';

/** Further proofs of who somebody is: at the door, and as their owner keeps them. */
export function factorRoutes(parts: IdentityParts, prove: OwnerProof): AnyRoute[] {
  return [...doorRoutes(parts), ...keepingRoutes(parts, prove)];
}

function doorRoutes(parts: IdentityParts): AnyRoute[] {
  const pass = createPassSecondStep(parts);
  const passkeys = createPasskeyLogin(parts);
  return [
    route(passSecondStep, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await pass(body, caller)),
    ),
    route(passkeyChallenge, ({ caller }) => passkeys.challenge(caller)),
    route(passkeyLogin, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await passkeys.login(body, caller)),
    ),
  ];
}

function keepingRoutes(parts: IdentityParts, prove: OwnerProof): AnyRoute[] {
  const totp = createChangeTotp(parts, prove);
  const passkeys = createChangePasskeys(parts, prove, totp.issueCodes);
  const setPayment = createSetPaymentPassword(parts, prove);
  return [
    route(factors, ({ caller }) => factorsOf(parts, caller.session.playerId)),
    route(startTotp, ({ body, caller }) => totp.start(caller, body)),
    route(confirmTotp, ({ body, caller }) => totp.confirm(caller, body.code)),
    route(removeTotp, async ({ body, caller }) => {
      await totp.remove(caller, body);
      return null;
    }),
    route(renewRecoveryCodes, ({ body, caller }) => totp.renewCodes(caller, body)),
    route(startPasskey, ({ body, caller }) => passkeys.start(caller, body)),
    route(addPasskey, async ({ body, caller }) => presentPasskey(await passkeys.add(caller, body))),
    route(removePasskey, async ({ body, caller }) => {
      await passkeys.remove(caller, body.id, body);
      return null;
    }),
    route(setPasskeyStep, ({ body, caller }) => passkeys.setStep(caller, body.on, body)),
    route(setPaymentPassword, async ({ body, caller }) => {
      await setPayment(body, caller);
      return null;
    }),
  ];
}
