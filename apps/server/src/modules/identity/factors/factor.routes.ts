import {
  addPasskeyCall,
  confirmTotpCall,
  factorsCall,
  passSecondStepCall,
  passkeyChallengeCall,
  passkeyLoginCall,
  removePasskeyCall,
  removeTotpCall,
  renewRecoveryCodesCall,
  setPasskeyStepCall,
  setPaymentPasswordCall,
  startPasskeyCall,
  startTotpCall,
} from '@arara/contract';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { setPaymentPassword } from '../commands/set-payment-password.ts';
import { letIn } from '../remember-cookie.ts';
import { startPasskey, addPasskey, removePasskey, switchPasskeyStep } from './change-passkeys.ts';
import { startTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './change-totp.ts';
import { factorsOf, presentPasskey } from './factors-of.ts';
import { passSecondStep } from './pass-second-step.ts';
import { challengePasskey, loginByPasskey } from './passkey-login.ts';

/** Further proofs of who somebody is: at the door, and as their owner keeps them. */
export function factorRoutes(deps: IdentityDeps): AnyRoute[] {
  return [...doorRoutes(deps), ...keepingRoutes(deps)];
}

function doorRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(passSecondStepCall, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await passSecondStep(deps, body, caller)),
    ),
    route(passkeyChallengeCall, ({ caller }) => challengePasskey(deps, caller)),
    route(passkeyLoginCall, async ({ body, caller, reply }) =>
      letIn({ caller, reply }, await loginByPasskey(deps, body, caller)),
    ),
  ];
}

function keepingRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(factorsCall, ({ caller }) => factorsOf(deps, caller.session.playerId)),
    route(startTotpCall, ({ body, caller }) => startTotp(deps, caller, body)),
    route(confirmTotpCall, ({ body, caller }) => confirmTotp(deps, caller, body.code)),
    route(removeTotpCall, async ({ body, caller }) => {
      await removeTotp(deps, caller, body);
      return null;
    }),
    route(renewRecoveryCodesCall, ({ body, caller }) => renewRecoveryCodes(deps, caller, body)),
    route(startPasskeyCall, ({ body, caller }) => startPasskey(deps, caller, body)),
    route(addPasskeyCall, async ({ body, caller }) =>
      presentPasskey(await addPasskey(deps, caller, body)),
    ),
    route(removePasskeyCall, async ({ body, caller }) => {
      await removePasskey(deps, caller, body.id, body);
      return null;
    }),
    route(setPasskeyStepCall, ({ body, caller }) => switchPasskeyStep(deps, caller, body.on, body)),
    route(setPaymentPasswordCall, async ({ body, caller }) => {
      await setPaymentPassword(deps, body, caller);
      return null;
    }),
  ];
}
