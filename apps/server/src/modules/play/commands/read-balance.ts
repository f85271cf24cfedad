import type { BodyOf, ValueOf, vendorBalanceCall } from '@arara/contract';
import type { PlayDeps } from '../play.deps.ts';
import { hashToken } from '../token-hash.ts';
import { presentBalance, refusal, replyBase } from '../play.reply.ts';
import type { Ticket } from '../play.reply.ts';
import { sessionByHash } from '../sessions.repository.ts';
import type { Vendor } from '../vendors.ts';
import { useNonce } from './use-nonce.ts';

/** The balance of a player whose session is alive. */
export async function readBalance(
  deps: PlayDeps,
  vendor: Vendor,
  body: BodyOf<typeof vendorBalanceCall>,
  ticket: Ticket,
): Promise<ValueOf<typeof vendorBalanceCall>> {
  const { clock, database, ports } = deps;
  const no = (name: Parameters<typeof refusal>[0]) => refusal(name, body.request_id, clock.now());
  if (!(await useNonce(deps, ticket))) return no('REPLAYED_NONCE');
  const player = await deps.playerOf(vendor, body.player_id);
  if (player === null) return no('PLAYER_NOT_FOUND');
  const session = await sessionByHash(database.read, hashToken(body.session_token));
  const isTheirs = session?.player_id === player.playerId && session.vendor_id === vendor.id;
  if (!isTheirs || session.expires_at <= clock.now()) return no('SESSION_EXPIRED');
  const { member_session: memberSession } = session;
  if (memberSession !== null && !(await ports.players.isSignedIn(memberSession))) {
    return no('SESSION_EXPIRED');
  }
  if (body.currency !== player.accounts.currency) return no('CURRENCY_MISMATCH');
  const { cash, bonus, version } = await ports.wallet.balanceOf(player.playerId);
  const base = replyBase(0, body.request_id, clock.now());
  return { ...base, balance: presentBalance(cash, bonus), version: String(version) };
}
