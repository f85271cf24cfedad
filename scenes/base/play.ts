import type { BrowserContext } from '@playwright/test';
import { memberInfoCall } from '@arara/contract';
import type { Call, LoginValue, Member } from '@arara/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../apps/server/src/platform/errors.ts';
import { readDemo } from './demo.ts';
import { stubIssues } from './issues.ts';
import { stubLive } from './live.ts';
import type { Live } from './live.ts';
import { changed, pageFor, site, startOf, stubLists } from './site.ts';
import type { StartChange } from './site.ts';
import type { Stage } from './stage.ts';
import { createStubs } from './stubs.ts';
import type { Stubs } from './stubs.ts';

/** One scene: a browser of its own, and the answers that it gets. */
export interface Scene extends Stubs {
  readonly context: BrowserContext;
  readonly live: Live;
  /** The games and lotteries of the demo. */
  readonly site: Readonly<typeof site>;
  /** Documents come with other start data from now on. */
  start(change: StartChange): void;
  /** Pages that open from now on are a member's: luciana's, or those of somebody who differs from her so. */
  enter(change?: Partial<Member>): Promise<Member>;
  /** The server opens such a session, for the answer of a form: `answer(loginCall, () => openSession())`. */
  openSession(change?: Partial<Member>): LoginValue;
  /** The visitor has chosen a language, by its code of the specification: `CN`, `AR`. */
  speak(code: string): Promise<void>;
  /** The member's token; null for a visitor. */
  readonly token: string | null;
  /** The session ends at the server: calls that need one are refused. */
  endSession(): void;
}

/** Sets a scene on the stage. `end` throws if a page asked what nobody answers, or heard what no server says. */
export async function playScene(
  stage: Stage,
  context: BrowserContext,
): Promise<{ scene: Scene; end: () => void }> {
  const stubs = createStubs(readDemo().answers);
  stubLists(stubs.own);
  stubIssues(stubs.own);
  const changes: StartChange[] = [];
  let token: string | null = null;

  /** Refuses by the same rules as the server, before any stub is asked. */
  function admit(call: Call, request: FastifyRequest): void {
    const { modules } = changed(changes);
    if (call.module !== undefined && !modules.includes(call.module)) {
      throw new AppError('function.not.available');
    }
    const sent = request.headers.authorization;
    if (call.auth === 'staff') return admitStaff(sent);
    if (call.auth !== 'session' && call.auth !== 'account') return;
    if (sent === undefined) throw new AppError('session.missing');
    if (sent !== token) throw new AppError('session.expired');
  }

  function admitStaff(sent: string | undefined): void {
    if (sent === undefined) throw new AppError('session.missing');
    if (sent !== staffToken) throw new AppError('session.expired');
  }

  stage.play({
    languages: readDemo().start.settings.languages.map(({ code }) => code),
    async startPage(language, view) {
      return pageFor(await startOf(language, view, changes), view);
    },
    async respond(call, request) {
      admit(call, request);
      return stubs.respond(call, request);
    },
    onUnknown: (request) => void stubs.faults.push(`The contract has no call for ${request}.`),
  });
  const live = await stubLive(context, (sent) => sent !== null && sent === token);

  function openSession(change: Partial<Member> = {}): LoginValue {
    const { session } = readDemo();
    const member = { ...session.member, ...change };
    token = session.token;
    stubs.own.answer(memberInfoCall, { ...member, passwordExpired: session.passwordExpired });
    return { ...session, userName: member.account, member };
  }

  const scene: Scene = {
    ...stubs.own,
    context,
    live,
    site,
    get token() {
      return token;
    },
    start: (change) => void changes.push(change),
    async enter(change) {
      const opened = openSession(change);
      await keepSession(context, opened);
      return opened.member;
    },
    openSession,
    async speak(code) {
      await context.addCookies([{ name: 'lang', value: code, url: stage.url }]);
      await context.addInitScript((lang) => localStorage.setItem('lang', lang), code);
    },
    endSession: () => void (token = null),
  };
  return {
    scene,
    end() {
      if (stubs.faults.length > 0) throw new Error([...new Set(stubs.faults)].join('\n'));
    },
  };
}

/** The token of the member of staff of a scene: `scene.enterConsole` gives it to the tab. */
export const staffToken = 'a-staff-token';

/** The tab has the session as if its form had opened it; a page that signs out stays signed out. */
async function keepSession(context: BrowserContext, { token, member }: LoginValue): Promise<void> {
  const kept = { token, isAgent: String(member.isAgent), username: member.account };
  await context.addInitScript((values) => {
    if (sessionStorage.getItem('entered') === values.token) return;
    Object.assign(sessionStorage, { ...values, entered: values.token });
    localStorage.setItem('remembered', '1');
  }, kept);
}
