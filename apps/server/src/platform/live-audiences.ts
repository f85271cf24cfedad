import type { LiveRefusal } from '@arara/contract';
import type { AudienceKind } from '@arara/facts';

/** The listener on a socket. */
export interface Hearer {
  readonly merchant: string;
  /** Null for a visitor, and for a session that waits for a new password. */
  readonly playerId: bigint | null;
}

/** The rule of who may subscribe to the audiences of one kind; the module that tells their events decides it. */
export interface AudienceRule {
  readonly kind: Exclude<AudienceKind, 'player' | 'merchant'>;
  /** Asked once for each subscription; `name` is what follows the colon, as the page sent it. */
  mayHear(hearer: Hearer, name: string): Promise<boolean>;
}

/** Kinds of actors that cannot sign in here yet. */
const kindsToCome: ReadonlySet<string> = new Set<AudienceKind>(['agent', 'staff']);
const nameForm = /^[\w.:-]{1,80}$/;

/** Null if the hearer may subscribe to an audience, else the reason why not. */
export type Admission = (hearer: Hearer, audience: string) => Promise<LiveRefusal | null>;

/** Decides on subscriptions: the own player and the own merchant, and what the rules say of other kinds. */
export function createAdmission(rules: readonly AudienceRule[]): Admission {
  const ruleOf = new Map<string, AudienceRule>();
  for (const rule of rules) {
    if (ruleOf.has(rule.kind)) throw new Error(`two rules for audiences of the kind ${rule.kind}`);
    ruleOf.set(rule.kind, rule);
  }

  async function mayHear(hearer: Hearer, kind: string, name: string): Promise<boolean | null> {
    if (kind === 'player') return hearer.playerId !== null && name === String(hearer.playerId);
    if (kind === 'merchant') return name === hearer.merchant;
    return (await ruleOf.get(kind)?.mayHear(hearer, name)) ?? null;
  }

  return async (hearer, audience) => {
    const colon = audience.indexOf(':');
    const [kind, name] = [audience.slice(0, Math.max(colon, 0)), audience.slice(colon + 1)];
    if (!nameForm.test(name)) return 'live.audience.unknown';
    const may = await mayHear(hearer, kind, name);
    if (may === null) {
      return kindsToCome.has(kind) ? 'live.actor.missing' : 'live.audience.unknown';
    }
    return may ? null : 'live.audience.forbidden';
  };
}
