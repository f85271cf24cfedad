import type { Tx } from '@arara/postgres';
import { severities } from '@arara/contract';
import { amountText } from '../../../platform/amounts.ts';
import { consumerOf } from '../../../platform/events.ts';
import type { Consumer } from '../../../platform/events.ts';
import { hasAlert, insertAlert } from '../alert.repository.ts';
import type { AlertFacts } from '../alert.repository.ts';
import { hearsOf, judge } from '../judge.policy.ts';
import type { Finding, Move } from '../judge.policy.ts';
import { readParams, windowMs, windowNo } from '../kinds.policy.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { rulesInForce } from '../rule.repository.ts';
import type { RuleRow } from '../rule.repository.ts';

/** Judges every deposit and withdrawal by the rules of its brand, once each. */
export const moveConsumer = (deps: RiskDeps): Consumer =>
  consumerOf({
    name: 'risk.rules',
    topics: ['deposit', 'withdrawal'],
    async handle(tx, { topic, audience, payload: { id, state }, at }) {
      const isMove = state === (topic === 'deposit' ? 'PAID' : 'REQUESTED');
      // Money that goes back is judged by its own time, whatever news came of it.
      if (!isMove && topic === 'withdrawal') return;
      const player = /^player:(\d{1,18})$/.exec(audience ?? '')?.[1];
      if (player !== undefined) await hearMove(deps, tx, { playerId: BigInt(player), id, at });
    },
  });

interface Heard {
  readonly playerId: bigint;
  /** The id of the deposit or withdrawal. */
  readonly id: string;
  readonly at: Date;
}

/** A bank may name a time that is a little ahead of ours. */
const skewMs = 600_000;

/** Judges what was heard of a member by each rule that is on; an alert opens a case, or joins the open one. */
async function hearMove(deps: RiskDeps, tx: Tx, { playerId, id, at }: Heard): Promise<void> {
  const player = await deps.identity.playerOf(playerId);
  if (player === null) return;
  const rules = await rulesInForce(tx, player.merchant);
  if (rules.length === 0) return;
  const read = rules.map((rule) => ({
    rule,
    params: readParams(rule.kind, rule.params, deps.currency),
  }));
  const longest = Math.max(...read.map(({ params }) => windowMs(params)));
  // Money is told of late at times, days after a person released it: its window ends at its own time.
  const first = (await deps.cashier.moves.timeOf(id)) ?? at;
  const from = new Date(Math.min(first.getTime(), at.getTime()) - longest);
  const moves = await deps.cashier.moves.ofMember(playerId, from, new Date(at.getTime() + skewMs));
  const triggers = moves.filter((move) => move.id === id || move.kind === 'refund');
  for (const { rule, params } of read) {
    for (const trigger of triggers.filter(({ kind }) => hearsOf[rule.kind].includes(kind))) {
      const window = windowNo(params, trigger.at);
      const about = { ruleId: rule.id, playerId, window };
      if (await hasAlert(tx, about)) continue;
      const facts = factsOf(deps, playerId, trigger, moves);
      const finding = await judge(rule.kind, params, facts);
      if (finding !== null) await alarm(deps, tx, { rule, trigger, finding, player, window });
    }
  }
}

/** What a rule may ask about a member's move. */
export const factsOf = (
  { play, chanceOf }: Pick<RiskDeps, 'play' | 'chanceOf'>,
  playerId: bigint,
  trigger: Move,
  moves: readonly Move[],
) => ({
  trigger,
  moves,
  played: (from: Date, until: Date) => play.playedBy(playerId, from, until),
  chanceOf,
});

/** The facts of a finding as people read them, with the move that it was found at. */
export function toldOf(
  { currency }: Pick<RiskDeps, 'currency'>,
  { counts, amounts }: Finding,
  trigger: Move,
): AlertFacts {
  const money = Object.entries(amounts).map(
    ([name, minor]) => [name, `${amountText(minor, currency)} ${currency}`] as const,
  );
  return {
    ...counts,
    ...Object.fromEntries(money),
    [trigger.kind]: trigger.id,
    at: trigger.at.toISOString(),
  };
}

interface Alarm {
  readonly rule: Omit<RuleRow, 'alerts'>;
  readonly trigger: Move;
  readonly finding: Finding;
  readonly player: {
    readonly id: bigint;
    readonly merchant: string;
    readonly accountNumber: string;
  };
  readonly window: bigint;
}

async function alarm(deps: RiskDeps, tx: Tx, found: Alarm): Promise<void> {
  const { rule, trigger, finding, player, window } = found;
  const facts = toldOf(deps, finding, trigger);
  const caseId = await deps.cases.report(tx, {
    merchant: player.merchant,
    kind: 'alert',
    subject: `member:${player.accountNumber}`,
    playerId: player.id,
    severity: severities[rule.severity - 1] ?? 'high',
    evidence: {
      kind: rule.kind,
      ref: `rule:${rule.id}:${window}`,
      facts: { rule: rule.name, version: String(rule.version), ...facts },
    },
  });
  await insertAlert(tx, {
    ruleId: rule.id,
    version: rule.version,
    playerId: player.id,
    window,
    caseId,
    facts,
    at: deps.clock.now(),
  });
}
