import type { ContentItem, ContentState, ContentVersion } from '@arara/contract';
import { signedInStaff } from '../../../testing/staff-member.ts';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { TestProgram } from '../../../testing/test-program.ts';

export interface Answer<Value> {
  readonly status: number;
  readonly code: string | null;
  readonly value: Value;
  readonly params: Record<string, string>;
}

type One = ContentState & { versions: ContentVersion[]; defaultLanguage: string };

interface Wish {
  readonly item: ContentItem;
  readonly base?: string;
  readonly revision?: number | null;
  readonly at?: string | null;
  readonly reason?: string;
}
interface Notices {
  readonly player: { id: string; title: string }[];
  readonly banners: {
    bannerId: string;
    link: string;
    narrow: { sources: { url: string; width: number }[] };
  }[];
}

/** News for everybody, in the first language. */
export const announcement = (key: string, title: string, more: object = {}): ContentItem => ({
  kind: 'announcement',
  key,
  content: {
    kind: 'PL',
    audience: 'all',
    position: 0,
    shown: true,
    startsAt: null,
    endsAt: null,
    texts: { 'pt-BR': { title, content: 'Um parágrafo.' } },
    ...more,
  },
});
/** A banner of the first page with art of the house. */
export const banner = (key: string, more: object = {}): ContentItem => ({
  kind: 'banner',
  key,
  content: {
    groupName: '/',
    position: 9,
    shown: true,
    art: 'banner-mata',
    artWide: 'banner-mata-w',
    linkageType: 'PAGE',
    link: '/hot',
    startsAt: null,
    endsAt: null,
    texts: { 'pt-BR': { kicker: '', title: 'Semana da mata', text: '', action: 'Ver' } },
    ...more,
  },
});

export type ContentTestDesk = Awaited<ReturnType<typeof openContentDesk>>;

/** The whole program with people of each role: two editors, those who agree, and one of another brand. */
export async function openContentDesk() {
  const program = await createTestProgram();
  const tokens = await signIn(program);
  const ask = asker(program, tokens.ana);

  const one = async (kind: string, key = '') =>
    (await ask<One>(`item?kind=${kind}&key=${encodeURIComponent(key)}`)).value;

  return {
    program,
    tokens,
    ask,
    one,
    close: () => program.close(),
    /** Publishes upon what is there now, unless a base is given. */
    async publish(wish: Wish, token = tokens.ana) {
      const { item, at = null, reason = 'pedido da semana' } = wish;
      const seen = await one(item.kind, item.key);
      const { base = seen.base, revision = seen.draft?.revision ?? null } = wish;
      const body = { item, base, revision, at, reason };
      return ask<{ state: string; draft: string }>('publish', { token, body });
    },
    /** The token of a member who has just come in. */
    async enter(): Promise<string> {
      const { kernel, modules } = program;
      const { service } = modules.identity;
      const player = await service.demoMember('arara');
      const code = await kernel.database.transaction((tx) => service.createSignInCode(tx, player));
      const said = await ask<{ token: string }>('/api/session/exchange', {
        token: '',
        body: { code },
      });
      return said.value.token;
    },
    /** The notices of the site, to a visitor or the member of a token. */
    notices: async (token = '') =>
      (await ask<Notices>('/wps/relay/MCSFE_getListAnnouncements', { token })).value,
    audit: async (subject: string) =>
      (
        await program.owner.query<{
          actor: string;
          action: string;
          detail: Record<string, unknown>;
        }>(`select actor, action, detail from staff.audit where subject = $1 order by id`, [
          subject,
        ])
      ).rows,
    /** Publishes what is due. */
    due: () => program.modules.site.jobs?.find(({ name }) => name === 'site.publish')?.run({}),
  };
}

async function signIn({ modules, kernel }: TestProgram) {
  const kit = { staff: modules.staff.service, clock: kernel.clock };
  const at = async (role: string, name: string, brand = 'arara') => {
    const wish = { roles: [role], brands: [brand], email: `${name}@arara.example` };
    return (await signedInStaff(kit, wish)).token;
  };
  return {
    ana: await at('content', 'ada'),
    rui: await at('content', 'rene'),
    owner: await at('owner', 'olga'),
    finance: await at('finance', 'fabio'),
    marketing: await at('marketing', 'mara'),
    support: await at('support', 'sol'),
    elsewhere: await at('content', 'nina', 'noite-tropical'),
  };
}

/** Asks the desk, or any address that begins with `/`, each time from elsewhere. */
function asker({ app }: TestProgram, usual: string) {
  let sent = 0;
  return async <Value>(
    path: string,
    { token = usual, body, put = false }: { token?: string; body?: object; put?: boolean } = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Value>> => {
    sent += 1;
    const method = put ? 'PUT' : body === undefined ? 'GET' : 'POST';
    const reply = await app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/staff/content${path === '' ? '' : `/${path}`}`,
      remoteAddress: `10.4.${(sent >> 8) & 255}.${sent & 255}`,
      headers: { host: 'localhost', merchant: 'arara', authorization: token, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    const { errorCode = null, value, params } = reply.json();
    return { status: reply.statusCode, code: errorCode, value, params };
  };
}
