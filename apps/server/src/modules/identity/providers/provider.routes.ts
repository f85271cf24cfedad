import {
  finishProvider,
  identities,
  linkIdentity,
  providers,
  registerByProvider,
  startProvider,
  unlinkIdentity,
} from '@arara/contract';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { AnyRoute } from '../../../platform/http/route.ts';
import type { OwnerProof } from '../factors/owner-proof.ts';
import type { TokenProvider } from '../../../ports/providers/index.ts';
import type { IdentityParts } from '../identity.parts.ts';
import { letIn } from '../remember-cookie.ts';
import { createChangeLinks } from './change-links.ts';
import { createArrivals, createEnterByProvider } from './enter-by-provider.ts';
import { identitiesOf } from './identities-of.ts';
import { createRegisterByProvider } from './register-by-provider.ts';
import { createVisits } from './visits.ts';

const presentPhone = ({ apiUrl, apiKey, captcha }: TokenProvider) => ({
  apiUrl,
  apiKey,
  checkUrl: `${captcha.host ?? ''}/provider/captcha`,
});

/** Signing in by providers, and the accounts there that open one here. */
export function providerRoutes(parts: IdentityParts, prove: OwnerProof): AnyRoute[] {
  const visits = createVisits(parts);
  const arrivals = createArrivals(parts);
  const enter = createEnterByProvider(parts, arrivals);
  const register = createRegisterByProvider(parts, arrivals);
  const links = createChangeLinks(parts, prove);
  return [
    route(providers, async ({ caller }) => {
      const { providers: allowed, form } = await parts.settings.registration(caller.merchant);
      const { google, facebook, firebase } = parts.providers;
      const phone = allowed.firebase || form.mobile.firebase ? firebase : null;
      return {
        google: allowed.google && google !== null,
        facebook: allowed.facebook && facebook !== null,
        firebase: phone === null ? null : presentPhone(phone),
      };
    }),
    route(startProvider, async ({ params, body, caller, reply }) => {
      if (!body.link) return visits.begin(params.provider, null, caller, reply);
      const { session } = caller;
      if (session === null) throw new AppError('session.missing');
      await prove({ ...caller, session }, body);
      return visits.begin(params.provider, session.playerId, caller, reply);
    }),
    route(finishProvider, async ({ params, body, ...visit }) => {
      const person = await visits.end(params.provider, null, body.answer, visit);
      return letIn(visit, await enter(params.provider, person, visit.caller, body.rememberMe));
    }),
    route(registerByProvider, async ({ body, caller, reply, idempotencyKey }) =>
      letIn({ caller, reply }, await register(body, caller, idempotencyKey)),
    ),
    route(identities, async ({ caller }) => ({
      identities: await identitiesOf(parts, caller.session.playerId),
    })),
    route(linkIdentity, async ({ params, body, ...visit }) => {
      const { playerId } = visit.caller.session;
      const person = await visits.end(params.provider, playerId, body.answer, visit);
      await links.link(visit.caller, params.provider, person);
      return null;
    }),
    route(unlinkIdentity, async ({ params, body, caller }) => {
      await links.unlink(caller, params.provider, body);
      return null;
    }),
  ];
}
