import type { Gate } from '../platform/http/gate.ts';
import type { Modules } from './modules.ts';

/** The questions that the HTTP layer asks before a handler runs, answered by the modules. */
export function createGate({ site, identity, studio, staff }: Modules): Gate {
  return {
    merchantOf: (id, host) => site.service.merchantOf(id, host),
    siteStatus: (merchant, address) => site.service.siteStatus(merchant, address),
    countryOf: (address) => site.service.countryOf(address),
    moduleOn: (merchant, moduleId) => site.service.moduleOn(merchant, moduleId),
    sessionOf: (token, merchant) => identity.service.sessionOf(token, merchant),
    isLive: (sessionId) => identity.service.isLive(sessionId),
    studioSessionOf: (token) => studio.service.sessionOf(token),
    staffSessionOf: (token) => staff.service.sessionOf(token),
    staffMayWorkFrom: (brands, address) => staff.service.mayWorkFrom(brands, address),
    unseal: (jwe) => identity.unseal(jwe),
  };
}
