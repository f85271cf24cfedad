import type { Program } from '../compose.ts';
import { guestOf } from '../compose/sandbox-vendor.ts';

/** Somebody with play money and a launch token for one game of a vendor. */
export async function launchForGuest(
  { modules, kernel }: Pick<Program, 'modules' | 'kernel'>,
  vendor: string,
  gameCode: string,
): Promise<{ token: string; currency: string }> {
  const merchant = kernel.config.MERCHANT;
  const { playerId, currency } = await modules.identity.service.openGuest(
    guestOf('guest', merchant, '127.0.0.1'),
  );
  const { token } = await modules.play.service.createLaunch({
    playerId,
    merchant,
    vendor,
    gameCode,
    currency,
    language: 'pt-BR',
    country: null,
    address: '127.0.0.1',
    memberSession: null,
  });
  return { token, currency };
}
