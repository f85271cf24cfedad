import { isCpf } from '@arara/rules';
import type { MemberWish } from '../identity/index.ts';

/** All that a text may mean; a part that is null or empty is not looked for. */
export interface Query {
  readonly member: MemberWish;
  /** An id of a deposit, a withdrawal or a transfer. */
  readonly uuid: string | null;
  /** A charge, a payment or a payout at the bank. */
  readonly bankId: string | null;
  readonly roundId: string | null;
  readonly ticketRef: string | null;
  /** A node, a code or words of the name of a game. */
  readonly game: string | null;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids of charges and payouts have 32 signs; those of payments begin with an E. */
const bankPattern = /^[A-Za-z0-9]{26,35}$/;
const ticketPattern = /^[A-Za-z0-9_-]{20,64}$/;
const numberPattern = /^\d{1,18}$/;
/** Rounds carry their time: there is none with fewer digits, and none beyond the largest whole number. */
const roundPattern = /^\d{15,19}$/;
const roundMax = 2n ** 63n - 1n;
const dialled = /^\+?[\d\s().-]+$/;
const cpfTyped = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;
/** A whole e-mail address: its beginning would give back what the page masks. */
const emailTyped = /^[^\s@]+@[^\s@]+$/;
const lettersMin = 2;

/**
 * Finds out what a text may mean, from its form alone: a CPF, a phone, an e-mail, an id, else a name or the beginning
 * of a username. A Pix key of a member is the CPF; an e-mail or a phone that is a key elsewhere finds its owner, too.
 */
export function queryOf(typed: string): Query {
  const text = typed.normalize('NFKC').trim();
  const lower = text.toLowerCase();
  if (uuidPattern.test(lower)) return { ...nothing, uuid: lower };
  const isNumber = numberPattern.test(text);
  const isRound = roundPattern.test(text) && BigInt(text) <= roundMax;
  return {
    member: {
      idNumber: cpfTyped.test(text) && isCpf(text) ? text : null,
      mobiles: mobilesOf(text),
      email: emailTyped.test(lower) ? lower : null,
      number: isNumber ? text : null,
      name: hasWord(text) ? text : null,
    },
    uuid: null,
    bankId: bankPattern.test(text) ? text : null,
    roundId: isRound ? text : null,
    ticketRef: ticketPattern.test(text) ? text : null,
    game: lower.includes('@') ? null : text,
  };
}

const nothing: Query = {
  member: { idNumber: null, mobiles: [], email: null, number: null, name: null },
  uuid: null,
  bankId: null,
  roundId: null,
  ticketRef: null,
  game: null,
};

/** True if a text may be personal data of a member: whoever finds one by it learns that it is theirs. */
export const isPersonal = ({ member: { idNumber, mobiles, email } }: Query): boolean =>
  idNumber !== null || mobiles.length > 0 || email !== null;

/** The numbers that may be meant: at home the calling code is often left out. */
function mobilesOf(text: string): string[] {
  if (!dialled.test(text)) return [];
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return [];
  const isWhole = text.startsWith('+') || digits.length > 11;
  return isWhole ? [`+${digits}`] : [`+55${digits}`, `+${digits}`];
}

/** One letter alone begins too many names. */
const hasWord = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some((word) => word.length >= lettersMin);
