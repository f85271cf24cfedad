import type { Database } from '../../../platform/database.ts';
import type { HeldMoney } from '../../wallet/index.ts';
import { waitingStakes } from './chase.repository.ts';

/** The part of a player's held money that waits in chases for their issues. */
export const chaseMoney = ({ read }: Pick<Database, 'read'>): HeldMoney => ({
  purpose: 'chase',
  amountOf: (playerId) => waitingStakes(read, playerId),
});
