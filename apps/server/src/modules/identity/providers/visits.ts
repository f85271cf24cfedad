import type { VisitedProvider } from '@arara/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ProvenPerson, RedirectProvider } from '../../../ports/providers/index.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { visitMs } from '../identity.tickets.ts';
import { newToken } from '../../../platform/tokens.ts';

const cookieName = 'arara_visit';

/** Visits to a provider's page: each is begun in one browser, ends there, and ends once. */
export async function beginVisit(
  deps: IdentityDeps,
  name: VisitedProvider,
  linkTo: bigint | null,
  caller: Caller,
  reply: FastifyReply,
) {
  const { random } = deps;
  const tickets = deps.tickets.visits;
  const provider = await allowedPort(deps, name, caller.merchant);
  const visit = {
    redirectUri: `${caller.origin}/api/session/providers/${name}/return`,
    state: newToken(random),
    nonce: newToken(random),
    verifier: newToken(random),
  };
  const url = await reachable(() => provider.begin(visit, caller.origin));
  const { ticket } = tickets.issue({
    ...visit,
    merchant: caller.merchant,
    provider: name,
    linkTo: linkTo === null ? '' : String(linkTo),
  });
  reply.setCookie(cookieName, ticket, { ...cookieFor(caller.origin), maxAge: visitMs / 1_000 });
  return { url };
}

/** The person who came back from the visit that this browser began; throws `provider.failed` otherwise. */
export async function endVisit(
  deps: IdentityDeps,
  name: VisitedProvider,
  linkTo: bigint | null,
  answer: string,
  { caller, request, reply }: { caller: Caller; request: FastifyRequest; reply: FastifyReply },
): Promise<ProvenPerson> {
  const { database } = deps;
  const tickets = deps.tickets.visits;
  const provider = await allowedPort(deps, name, caller.merchant);
  reply.clearCookie(cookieName, cookieFor(caller.origin));
  const ticket = tickets.read(request.cookies[cookieName] ?? '');
  const given = new URLSearchParams(answer);
  const belongs =
    ticket !== null &&
    ticket.merchant === caller.merchant &&
    ticket.provider === name &&
    ticket.linkTo === (linkTo === null ? '' : String(linkTo)) &&
    ticket.state === given.get('state');
  if (!belongs || !(await tickets.use(database.read, ticket))) throw failed();
  const person = await reachable(() => provider.finish(ticket, given));
  if (person === null) throw failed();
  return person;
}

function port(
  deps: IdentityDeps,
  name: VisitedProvider,
  allowed: Record<VisitedProvider, boolean>,
): RedirectProvider {
  const provider = allowed[name] ? deps.providers[name] : null;
  if (provider === null) throw new AppError('function.not.available');
  return provider;
}

async function allowedPort(
  deps: IdentityDeps,
  name: VisitedProvider,
  merchant: string,
): Promise<RedirectProvider> {
  return port(deps, name, (await deps.settings.registration(merchant)).providers);
}

const failed = () => new AppError('provider.failed');

/** That a provider does not answer is not the caller's fault, and not ours. */
async function reachable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('provider.unavailable', { cause });
  }
}

/** Lax: the browser comes back from another site, and asks us by a page of our own. */
function cookieFor(origin: string) {
  const secure = origin.startsWith('https:');
  return { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const;
}
