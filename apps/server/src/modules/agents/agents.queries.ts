import type { AgentsDeps } from './agents.deps.ts';
import { findActiveCode } from './agents.repository.ts';
import type { CodeKind, InvitationCode } from './agents.repository.ts';
import { codeKey } from './code-key.ts';

/** A code that brings members. */
export interface FoundCode {
  readonly code: string;
  readonly kind: CodeKind;
}

/** Finds out if a code brings members to this domain; null when it does not. */
export async function findCode(
  { database }: Pick<AgentsDeps, 'database'>,
  merchant: string,
  code: string,
  domain: string | null,
): Promise<FoundCode | null> {
  const found = await findActiveCode(database.read, merchant, codeKey(code));
  return found !== null && goodFor(found, domain) ? { code: found.code, kind: found.kind } : null;
}

function goodFor({ domain }: InvitationCode, visited: string | null): boolean {
  return domain === null || domain.toLowerCase() === visited?.toLowerCase();
}
