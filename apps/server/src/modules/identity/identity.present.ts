import type { LoginValue, Member, SessionItem } from '@arara/contract';
import type { z } from 'zod';
import { maskIdNumber } from './id-number.ts';
import type { IdentityDeps } from './identity.deps.ts';
import type { SecuritySettings } from './security.settings.ts';
import type { RegistrationSettings } from './identity.settings.ts';
import type { Player } from './identity.types.ts';
import { portraitUrl } from './profile/portraits.ts';
import type { ListedSession } from './session.repository.ts';
import type { OpenedSession } from './sessions.ts';

/** The member as the site sees it; the CPF only as its owner recognises it. */
export function presentMember(
  player: Player,
  { idNumber, termsDue }: { readonly idNumber: string | null; readonly termsDue: boolean },
  settings: RegistrationSettings,
  picture: IdentityDeps['picture'],
): Member {
  const clubLabel = clubLabelOf(settings.club, player.rankLevel);
  return {
    id: String(player.id),
    account: player.username,
    nickname: player.nickname ?? player.username,
    customerId: player.accountNumber,
    type: player.isAgent,
    isAgent: player.isAgent,
    merchant: player.merchant,
    toUpline: false,
    clubLabel,
    memberLabel: [],
    memberLabelTextColor: clubLabel.color,
    memberLabelBgColor: clubLabel.color2,
    currency: player.currency,
    language: player.language,
    email: player.email,
    emailConfirmed: player.emailConfirmed,
    mobileNum: player.mobile,
    mobileConfirmed: player.mobileConfirmed,
    idNumberMasked: idNumber === null ? null : maskIdNumber(idNumber),
    birthDateKnown: player.birthDate !== null,
    payeeName: player.payeeName,
    avatarUrl: portraitUrl(player.avatar, picture),
    onBoard: player.onBoard,
    limitsSet: player.limitsSet,
    termsDue,
    createdAt: player.createdAt.toISOString(),
  };
}

/** The label of the highest level that the member has reached. */
export function clubLabelOf(
  club: RegistrationSettings['club'],
  rankLevel: number,
): Member['clubLabel'] {
  const reached = club.filter((label) => label.rankLevel <= rankLevel);
  const label = reached.toSorted((one, two) => two.rankLevel - one.rankLevel)[0];
  if (label === undefined) return { labelName: '', color: '', color2: '', rankLevel };
  const { labelName, color, color2, rankLevel: own } = label;
  return { labelName, color, color2, rankLevel: own };
}

export interface LoginFacts {
  readonly session: Pick<OpenedSession, 'token' | 'expiresAt'>;
  readonly member: Member;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/** `expirationTime` is the latest end; `expiredMinutes` ends it earlier when nothing is done. */
export function presentLogin(facts: LoginFacts, security: SecuritySettings): LoginValue {
  return {
    token: facts.session.token,
    firstTimeLogin: facts.firstTimeLogin,
    passwordExpired: facts.passwordExpired,
    userName: facts.member.account,
    expirationTime: facts.session.expiresAt.getTime(),
    expiredMinutes: Math.floor(security.session.idleMs / 60_000),
    member: facts.member,
  };
}

export function presentSession(
  session: ListedSession,
  currentId: string,
): z.output<typeof SessionItem> {
  return {
    id: session.id,
    current: session.id === currentId,
    device: session.device,
    address: session.address,
    country: session.country,
    startedAt: session.startedAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  };
}
