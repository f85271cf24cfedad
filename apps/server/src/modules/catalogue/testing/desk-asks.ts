import { signedInStaff } from '../../../testing/staff-member.ts';
import type { TestProgram } from '../../../testing/test-program.ts';

export interface DeskAnswer<Value> {
  readonly status: number;
  readonly code: string | null;
  readonly value: Value;
}

interface From {
  readonly token?: string;
  readonly merchant?: string;
  readonly body?: object;
}

/** People at the games desk of a program: the team here and at another brand, support, who may only look, and a second one of the team. */
export async function openDesk(program: TestProgram) {
  const kit = { staff: program.modules.staff.service, clock: program.kernel.clock };
  const at = async (role: string, brand: string, name: string) =>
    (await signedInStaff(kit, { roles: [role], brands: [brand], email: `${name}@arara.example` }))
      .token;
  const people = {
    games: await at('games', 'arara', 'gil'),
    second: await at('games', 'arara', 'bel'),
    elsewhere: await at('games', 'noite-tropical', 'nina'),
    support: await at('support', 'arara', 'sol'),
  };
  let sent = 0;
  return {
    ...people,
    async ask<Value>(
      path: string,
      { token = people.games, merchant = 'arara', body }: From = {},
    ): Promise<DeskAnswer<Value>> {
      sent += 1;
      const reply = await program.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/api/staff/${path}`,
        remoteAddress: `10.4.${(sent >> 8) & 255}.${sent & 255}`,
        headers: { host: 'localhost', merchant, authorization: token },
        ...(body === undefined ? {} : { payload: body }),
      });
      const { errorCode = null, value } = reply.json();
      return { status: reply.statusCode, code: errorCode, value };
    },
    /** The lines of the audit about a subject, in their order. */
    audit: async (subject: string) =>
      (
        await program.owner.query<{ actor: string; action: string; detail: object }>(
          `select actor, action, detail from staff.audit where subject = $1 order by id`,
          [subject],
        )
      ).rows,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
