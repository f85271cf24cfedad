import { signedInStaff } from '../../../testing/staff-member.ts';
import { createTestProgram } from '../../../testing/test-program.ts';
import type { Player } from '../../identity/index.ts';

export interface Reply<Value> {
  readonly status: number;
  readonly errorCode: string | undefined;
  readonly value: Value;
}

/** The whole program with members of staff of some roles, and calls over HTTP in their names. */
export async function openDeskProgram() {
  const program = await createTestProgram();
  const { kernel, modules } = program;
  const kit = { staff: modules.staff.service, clock: kernel.clock };
  const person = (role: string, brand = 'arara') =>
    signedInStaff(kit, { roles: [role], brands: [brand] });

  async function call<Value>(
    who: { readonly token: string },
    path: string,
    body?: object,
    merchant = 'arara',
  ): Promise<Reply<Value>> {
    const reply = await program.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api/staff/${path}`,
      headers: { host: 'localhost', merchant, authorization: who.token },
      ...(body === undefined ? {} : { payload: body }),
    });
    const { errorCode, value } = reply.json<{ errorCode?: string; value: Value }>();
    return { status: reply.statusCode, errorCode, value };
  }

  /** The lines of the audit about a member, the latest first. */
  async function auditOf({ accountNumber }: Pick<Player, 'accountNumber'>) {
    const { rows } = await program.owner.query<{
      action: string;
      actor: string;
      detail: Record<string, unknown>;
    }>('select action, actor, detail from staff.audit where subject = $1 order by id desc', [
      `member:${accountNumber}`,
    ]);
    return rows;
  }

  return { ...program, person, call, auditOf };
}

export type DeskProgram = Awaited<ReturnType<typeof openDeskProgram>>;
