import type { IdentityService, MemberFile } from '../../modules/identity/index.ts';
import { decisionUsage, idOf, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

type Members = Pick<IdentityService, 'memberFile' | 'blockMember' | 'unblockMember'>;

/** `member show|block|unblock`: who may not come in, because somebody decided it. */
export async function member(members: Members, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'show':
      return show(await fileOf(members, ask));
    case 'block':
      return block(members, ask);
    case 'unblock':
      return unblock(members, ask);
    default:
      throw new Error(decisionUsage);
  }
}

function show({ player, blocked, decisions }: MemberFile): string {
  const { id, username } = player;
  const state = `${username} (${id}) is ${blocked ? 'blocked' : 'not blocked by hand'}.`;
  const history = table(
    ['when', 'what', 'by', 'why'],
    decisions.map(({ at, action, by, reason }) => [at.toISOString(), action, by, reason]),
    'Nobody decided anything about this member.',
  );
  return `${state}\n${history}`;
}

async function block(members: Members, ask: Ask): Promise<string> {
  const order = await orderOf(members, ask);
  const { username } = order.player;
  if (!(await members.blockMember(order))) {
    throw new Error(`${username} is blocked already. Nothing was changed.`);
  }
  return `${username} is blocked by ${order.by} and signed out everywhere.`;
}

async function unblock(members: Members, ask: Ask): Promise<string> {
  const order = await orderOf(members, ask);
  const { username } = order.player;
  if (!(await members.unblockMember(order))) {
    throw new Error(`${username} is not blocked by hand. Nothing was changed.`);
  }
  return `${username} is unblocked by ${order.by}; a pause of their own stays.`;
}

async function orderOf(members: Members, ask: Ask) {
  const by = oneOf(ask);
  const { player } = await fileOf(members, ask);
  const reason = ask.reason?.trim() ?? '';
  if (reason === '') throw new Error('Why? Add --reason <sentence>: it is kept with the decision.');
  return { player, reason, by };
}

async function fileOf(members: Members, ask: Ask): Promise<MemberFile> {
  const name = idOf(ask);
  const file = await members.memberFile(ask.merchant, name);
  if (file === null) throw new Error(`There is no member ${name}.`);
  return file;
}
