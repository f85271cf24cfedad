import { entryOf } from '../../modules/console/index.ts';
import type { IdentityService, MemberFile } from '../../modules/identity/index.ts';
import type { RecordDeed } from '../../platform/audit.ts';
import type { Tx } from '@arara/postgres';
import { decisionUsage, idOf, oneOf } from './ask.ts';
import type { Ask } from './ask.ts';
import { table } from './table.ts';

type Members = Pick<IdentityService, 'memberFile' | 'blockMember' | 'unblockMember'>;

interface MemberDesk {
  readonly identity: Members;
  readonly record: RecordDeed;
}

/** `member show|block|unblock`: who may not come in, because somebody decided it. */
export async function member(desk: MemberDesk, ask: Ask): Promise<string> {
  switch (ask.verb) {
    case 'show':
      return show(await fileOf(desk.identity, ask));
    case 'block':
      return block(desk, ask);
    case 'unblock':
      return unblock(desk, ask);
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

async function block(desk: MemberDesk, ask: Ask): Promise<string> {
  const order = await orderOf(desk, ask, true);
  const { username } = order.player;
  if (!(await desk.identity.blockMember(order))) {
    throw new Error(`${username} is blocked already. Nothing was changed.`);
  }
  return `${username} is blocked by ${order.by} and signed out everywhere.`;
}

async function unblock(desk: MemberDesk, ask: Ask): Promise<string> {
  const order = await orderOf(desk, ask, false);
  const { username } = order.player;
  if (!(await desk.identity.unblockMember(order))) {
    throw new Error(`${username} is not blocked by hand. Nothing was changed.`);
  }
  return `${username} is unblocked by ${order.by}; a pause of their own stays.`;
}

async function orderOf({ identity, record }: MemberDesk, ask: Ask, blocked: boolean) {
  const by = oneOf(ask);
  const { player } = await fileOf(identity, ask);
  const reason = ask.reason?.trim() ?? '';
  if (reason === '') throw new Error('Why? Add --reason <sentence>: it is kept with the decision.');
  const entry = entryOf(
    { staff: ask.person, merchant: player.merchant },
    player,
    blocked ? 'member.blocked' : 'member.unblocked',
    { reason, before: { blocked: !blocked }, after: { blocked } },
  );
  return { player, reason, by, also: (tx: Tx) => record(tx, entry) };
}

async function fileOf(members: Members, ask: Ask): Promise<MemberFile> {
  const name = idOf(ask);
  const file = await members.memberFile(ask.merchant, name);
  if (file === null) throw new Error(`There is no member ${name}.`);
  return file;
}
