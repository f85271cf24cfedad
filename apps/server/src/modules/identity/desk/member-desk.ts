import type { Tx } from '@arara/postgres';
import type { StoryPlace } from '../../../platform/story.ts';
import type { BlockDecision } from '../block-decision.repository.ts';
import { keptIdentity } from '../erase/personal-data.ts';
import { factorsOf } from '../factors/factors-of.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { clubLabelOf } from '../identity.present.ts';
import type { Player } from '../identity.types.ts';
import { findPlayer, requireNewPassword } from '../player.repository.ts';
import { listLinked } from '../providers/linked.repository.ts';
import type { ListedSession } from '../session.repository.ts';
import type { SignIn } from '../sign-in.repository.ts';
import { acceptancesBefore, lastAcceptance } from '../terms/terms.repository.ts';
import type { Acceptance } from '../terms/terms.repository.ts';
import { usernameKey } from '../username.ts';
import * as found from './member-search.repository.ts';
import type { MemberContacts, NamedMember, RelatedMember } from './member-search.repository.ts';
import * as story from './member-story.repository.ts';
import type { StandingBlock } from './member-story.repository.ts';
import { resetSecondStep } from './reset-second-step.ts';

/** The ways in which a text may mean a member; a way that is null or empty is not gone. */
export interface MemberWish {
  /** The eleven digits of a CPF. */
  readonly idNumber: string | null;
  /** As E.164 writes them. */
  readonly mobiles: readonly string[];
  /** A whole e-mail address. */
  readonly email: string | null;
  /** A public number, or the id of the program. */
  readonly number: string | null;
  /** The beginning of a username, and of each word of a name. */
  readonly name: string | null;
}

export type MatchedBy = 'id-number' | 'mobile' | 'number' | 'email' | 'username' | 'name';

export interface MemberMatch {
  readonly member: NamedMember;
  readonly by: MatchedBy;
}

/** The proofs of an account and where it is signed in. */
export type MemberAccess = Awaited<ReturnType<typeof factorsOf>> & {
  readonly linked: readonly string[];
  readonly sessions: readonly ListedSession[];
  readonly lastSeenAt: Date | null;
};

/** Questions and acts of the people who run the house about members. */
export interface MemberDesk {
  /** Members of a brand that a text may mean, the surest way first; each of them once. */
  find(merchant: string, wish: MemberWish, limit: number): Promise<readonly MemberMatch[]>;
  /** The member of a public number, or of the program's id. */
  member(merchant: string, account: string): Promise<Player | null>;
  named(merchant: string, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, NamedMember>>;
  /** Names and contacts in clear; the caller asks whether somebody may read them, and writes it down. */
  personal(merchant: string, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, MemberContacts>>;
  access(playerId: bigint): Promise<MemberAccess>;
  blocks(playerId: bigint): Promise<readonly StandingBlock[]>;
  /** Other accounts of the brand with something in common. */
  related(player: Player, limit: number): Promise<readonly RelatedMember[]>;
  rankLabel(player: Player): Promise<string>;
  contactsOf(playerId: bigint): Promise<Readonly<Record<string, string>>>;
  signIns(
    playerId: bigint,
    place: StoryPlace,
  ): Promise<readonly (SignIn & { readonly id: bigint })[]>;
  decisions(
    playerId: bigint,
    place: StoryPlace,
  ): Promise<readonly (BlockDecision & { readonly id: bigint })[]>;
  /** The version of the terms that a member agreed to last; null: to none. */
  acceptance(playerId: bigint): Promise<Acceptance | null>;
  acceptances(
    playerId: bigint,
    place: StoryPlace,
  ): Promise<readonly (Acceptance & { readonly id: bigint })[]>;
  /** The identity of an erased person, as the law wants it kept; null for one who is not erased. */
  kept(playerId: bigint): ReturnType<typeof keptIdentity>;
  /** Takes the second step away and signs the member out; false where there is none. */
  resetSecondStep(tx: Tx, playerId: bigint): Promise<boolean>;
  /** A new password at the next sign-in; false where there is none, or it is asked for already. */
  askNewPassword(tx: Tx, playerId: bigint): Promise<boolean>;
}

const numberPattern = /^\d{1,18}$/;

/** Binds the desk to the module. */
export function createMemberDesk(deps: IdentityDeps): MemberDesk {
  const { database, clock, sessions } = deps;
  const db = database.read;
  return {
    find: (merchant, wish, limit) => findMembers(deps, merchant, wish, limit),
    async member(merchant, account) {
      if (!numberPattern.test(account)) return null;
      const id = (await found.findAccount(db, merchant, account)) ?? BigInt(account);
      const player = await findPlayer(db, id);
      return player?.merchant === merchant ? player : null;
    },
    async named(merchant, ids) {
      const members = ids.length === 0 ? [] : await found.namedByIds(db, merchant, ids);
      return new Map(members.map((member) => [member.id, member]));
    },
    async personal(merchant, ids) {
      const members = ids.length === 0 ? [] : await found.personalByIds(db, merchant, ids);
      return new Map(members.map((member) => [member.id, member]));
    },
    async access(playerId) {
      const [factors, linked, live, lastSeenAt] = await Promise.all([
        factorsOf(deps, playerId),
        listLinked(db, playerId),
        sessions.list(playerId),
        story.lastSeen(db, playerId),
      ]);
      const providers = linked.map(({ provider }) => provider);
      return { ...factors, linked: providers, sessions: live, lastSeenAt };
    },
    blocks: (playerId) => story.standingBlocks(db, playerId, clock.now()),
    related: (player, limit) => found.relatedMembers(db, player, limit),
    async rankLabel({ merchant, rankLevel }) {
      const { club } = await deps.settings.registration(merchant);
      return clubLabelOf(club, rankLevel).labelName;
    },
    contactsOf: (playerId) => story.contactsOf(db, playerId),
    signIns: (playerId, place) => story.signInsBefore(db, playerId, place),
    decisions: (playerId, place) => story.decisionsBefore(db, playerId, place),
    acceptance: (playerId) => lastAcceptance(db, playerId),
    acceptances: (playerId, place) => acceptancesBefore(db, playerId, place),
    kept: (id) => keptIdentity(deps, { id }),
    resetSecondStep: (tx, playerId) => resetSecondStep(deps, tx, playerId),
    askNewPassword: requireNewPassword,
  };
}

/** Asks every way at once, and keeps each member by the surest of them. */
async function findMembers(
  { database, idNumbers }: IdentityDeps,
  merchant: string,
  { idNumber, mobiles, email, number, name }: MemberWish,
  limit: number,
): Promise<readonly MemberMatch[]> {
  const db = database.read;
  const beginning = (begins: string) => ({ merchant, begins, limit });
  const none: Promise<NamedMember[]> = Promise.resolve([]);
  const ways: readonly (readonly [MatchedBy, Promise<NamedMember[]>])[] = [
    [
      'id-number',
      idNumber === null ? none : found.byIdNumber(db, merchant, idNumbers.protect(idNumber).index),
    ],
    ['mobile', mobiles.length === 0 ? none : found.byMobile(db, merchant, mobiles, limit)],
    ['email', email === null ? none : found.byEmail(db, merchant, email.toLowerCase(), limit)],
    ['number', number === null ? none : found.byNumber(db, merchant, number)],
    ['username', name === null ? none : found.byUsername(db, beginning(usernameKey(name)))],
    ['name', name === null ? none : found.byName(db, beginning(name))],
  ];
  const answers = await Promise.all(ways.map(([, members]) => members));
  const matches = new Map<bigint, MemberMatch>();
  for (const [at, members] of answers.entries()) {
    const by = ways[at]?.[0];
    if (by === undefined) continue;
    for (const member of members) {
      if (!matches.has(member.id)) matches.set(member.id, { member, by });
    }
  }
  return [...matches.values()].slice(0, limit);
}
