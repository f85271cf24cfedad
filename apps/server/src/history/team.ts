import { chancesOf } from '@arara/sandbox';
import { signedBy } from '../platform/audit.ts';
import type { StaffActor } from '../platform/permissions.ts';
import { findStaff, readApproved } from './history.repository.ts';
import type { PastProgram } from './past-program.ts';

/** The two people who decide in a history: one proposes, the other stops withdrawals and approves. */
export interface Team {
  readonly cashier: StaffActor;
  readonly risk: StaffActor;
}

/** The actor of the changes that the command makes by itself. */
export const by = 'demo-history';
const reason = 'Conferido: titular, origem e jogo batem.';
const stopReason = 'Padrão de jogo fora do comum: conferir antes de pagar.';
/** Parts of 1: of what waits, of the withdrawals that nothing stopped, and of what waits at the end. */
const shares = { refused: 0.06, stopped: 0.2, proposed: 0.5 };
const perTime = 200;

/** Two accounts that nobody can sign in to: their passwords are told to nobody. */
export async function openTeam({ modules, owner, kernel }: PastProgram): Promise<Team> {
  const { service } = modules.staff;
  const brands = [kernel.config.MERCHANT];
  const open = async (email: string, name: string, roles: string[]) => {
    const made = await service.addAccount({ email, name, brands, roles, password: null }, by);
    if ('fault' in made) throw new Error(`${email} was not opened: ${made.fault}`);
    const id = await findStaff(owner, email);
    const actor = id === null ? null : await service.personOf(owner, id);
    if (actor === null) throw new Error(`${email} is gone`);
    // The command is their desk: they have no second step, and nobody else can sit there.
    return { ...actor, isFresh: true };
  };
  return {
    cashier: await open('historia.caixa@arara.example', 'Caixa (história)', ['finance']),
    risk: await open('historia.risco@arara.example', 'Risco (história)', ['finance', 'risk']),
  };
}

type Kind = `withdrawal.${'approve' | 'refuse'}` | 'payment.refund';

const kindOf = (asked: Date): Kind =>
  chancesOf('decision', asked.toISOString()).within(shares.refused)
    ? 'withdrawal.refuse'
    : 'withdrawal.approve';

/** Decides what has waited since before an instant. A member whose withdrawal is approved may do everything again. */
export async function decideAll(program: PastProgram, team: Team, until: Date): Promise<void> {
  const { modules, kernel } = program;
  const { cashier, decisions } = modules;
  const merchant = kernel.config.MERCHANT;
  const decide = async (kind: Kind, id: string) => {
    const proposal = { kind, subject: { id }, reason, merchant };
    const proposed = await decisions.service.propose(team.cashier, proposal);
    await decisions.service.approve(team.risk, { id: proposed.id, merchant });
  };
  for (const row of await cashier.service.withdrawalsInReview(merchant, perTime)) {
    if (row.created_at > until) continue;
    const kind = kindOf(row.created_at);
    await decide(kind, row.id);
    if (kind === 'withdrawal.approve') await setBlocked(program, team.risk, row.player_id, false);
  }
  for (const row of await cashier.service.paymentsInReview(merchant, perTime)) {
    if (row.paid_at <= until) await decide('payment.refund', row.end_to_end_id);
  }
}

/** Proposes a part of what waits, and approves nothing. */
export async function proposeSome({ modules, kernel }: PastProgram, team: Team): Promise<void> {
  const { cashier, decisions } = modules;
  const merchant = kernel.config.MERCHANT;
  const propose = async (kind: Kind, id: string, at: Date) => {
    if (!chancesOf('proposal', at.toISOString()).within(shares.proposed)) return;
    await decisions.service.propose(team.cashier, { kind, subject: { id }, reason, merchant });
  };
  for (const { id, created_at: at } of await cashier.service.withdrawalsInReview(merchant, perTime))
    await propose(kindOf(at), id, at);
  for (const row of await cashier.service.paymentsInReview(merchant, perTime))
    await propose('payment.refund', row.end_to_end_id, row.paid_at);
}

/** Blocks some members before their withdrawals are sent, so that each of these waits for a decision. */
export async function stopSome(program: PastProgram, team: Team): Promise<void> {
  const approved = await readApproved(program.owner, program.kernel.config.MERCHANT);
  for (const { at, playerId } of approved) {
    if (!chancesOf('stop', at.toISOString()).within(shares.stopped)) continue;
    await setBlocked(program, team.risk, playerId, true);
  }
}

/** Blocks a member or lifts that block, with the line of the audit. */
async function setBlocked(
  { modules, kernel }: PastProgram,
  actor: StaffActor,
  id: bigint,
  blocked: boolean,
): Promise<void> {
  const { identity, staff } = modules;
  const player = await identity.service.playerOf(id);
  if (player === null) throw new Error(`${id} is no member`);
  const why = blocked ? stopReason : reason;
  await identity.service[blocked ? 'blockMember' : 'unblockMember']({
    player,
    reason: why,
    by: actor.email,
    also: (tx) =>
      staff.service.record(tx, {
        ...signedBy(actor),
        merchant: kernel.config.MERCHANT,
        action: blocked ? 'member.blocked' : 'member.unblocked',
        subject: `member:${player.accountNumber}`,
        detail: { reason: why, before: { blocked: !blocked }, after: { blocked } },
      }),
  });
}
