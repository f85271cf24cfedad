import {
  finishProviderCall,
  identitiesCall,
  linkIdentityCall,
  providersCall,
  registerByProviderCall,
  startProviderCall,
  unlinkIdentityCall,
} from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { TokenProvider } from '../../../ports/providers/index.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { letIn } from '../remember-cookie.ts';
import { linkProvider, unlinkProvider } from './change-links.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { identitiesOf } from './identities-of.ts';
import { registerByProvider } from './register-by-provider.ts';
import { beginVisit, endVisit } from './visits.ts';
import { proveOwner } from '../factors/prove-owner.ts';

const presentPhone = ({ apiUrl, apiKey, captcha }: TokenProvider) => ({
  apiUrl,
  apiKey,
  checkUrl: `${captcha.host ?? ''}/provider/captcha`,
});

/** Signing in by providers, and the accounts there that open one here. */
export function providerRoutes(deps: IdentityDeps): AnyRoute[] {
  return [
    route(providersCall, async ({ caller }) => {
      const { providers: allowed, form } = await deps.settings.registration(caller.merchant);
      const { google, facebook, firebase } = deps.providers;
      const phone = allowed.firebase || form.mobile.firebase ? firebase : null;
      return {
        google: allowed.google && google !== null,
        facebook: allowed.facebook && facebook !== null,
        firebase: phone === null ? null : presentPhone(phone),
      };
    }),
    route(startProviderCall, async ({ params, body, caller, reply }) => {
      if (!body.link) return beginVisit(deps, params.provider, null, caller, reply);
      const { session } = caller;
      if (session === null) throw new AppError('session.missing');
      await proveOwner(deps, { ...caller, session }, body);
      return beginVisit(deps, params.provider, session.playerId, caller, reply);
    }),
    route(finishProviderCall, async ({ params, body, ...visit }) => {
      const person = await endVisit(deps, params.provider, null, body.answer, visit);
      return letIn(
        visit,
        await enterByProvider(deps, params.provider, person, visit.caller, body.rememberMe),
      );
    }),
    route(registerByProviderCall, async ({ body, caller, reply, idempotencyKey }) =>
      letIn({ caller, reply }, await registerByProvider(deps, body, caller, idempotencyKey)),
    ),
    route(identitiesCall, async ({ caller }) => ({
      identities: await identitiesOf(deps, caller.session.playerId),
    })),
    route(linkIdentityCall, async ({ params, body, ...visit }) => {
      const { playerId } = visit.caller.session;
      const person = await endVisit(deps, params.provider, playerId, body.answer, visit);
      await linkProvider(deps, visit.caller, params.provider, person);
      return null;
    }),
    route(unlinkIdentityCall, async ({ params, body, caller }) => {
      await unlinkProvider(deps, caller, params.provider, body);
      return null;
    }),
  ];
}
