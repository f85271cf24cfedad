import type { Tx } from '@arara/postgres';
import type { AgentsDeps } from './agents.deps.ts';
import { listUplines } from './agents.repository.ts';
import type { Upline } from './agents.repository.ts';
import { findCode } from './agents.queries.ts';
import type { FoundCode } from './agents.queries.ts';
import { issueAffiliateCode } from './commands/issue-affiliate-code.ts';
import type { GivenCode } from './commands/issue-affiliate-code.ts';
import { welcome } from './commands/welcome.ts';
import type { MemberArrival } from './commands/welcome.ts';

export interface AgentsService {
  /** Finds out if a code brings members to this domain; null when it does not. */
  findCode(merchant: string, code: string, domain: string | null): Promise<FoundCode | null>;
  /** Records who brought a new member, and gives the member a referral code. */
  welcome(tx: Tx, arrival: MemberArrival): Promise<void>;
  /** The members who brought a member, by each kind of code. */
  uplinesOf(playerId: bigint): Promise<readonly Upline[]>;
  /** Gives an agent a code of their own; throws when it is taken. */
  issueAffiliateCode(tx: Tx, given: GivenCode): Promise<void>;
}

/** Codes by which members bring others: binds the commands and the query. */
export function createAgentsService(deps: AgentsDeps): AgentsService {
  return {
    findCode: (merchant, code, domain) => findCode(deps, merchant, code, domain),
    uplinesOf: (playerId) => listUplines(deps.database.read, playerId),
    welcome: (tx, arrival) => welcome(deps, tx, arrival),
    issueAffiliateCode: (tx, given) => issueAffiliateCode(deps, tx, given),
  };
}
