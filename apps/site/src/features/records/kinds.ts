import {
  GiftIcon,
  PixIcon,
  PlayIcon,
  RefreshIcon,
  ScaleIcon,
  SendIcon,
  SwapIcon,
  TrophyIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import type { Answer } from '../../lib/api.ts';

export type Transaction = Answer<'memberTransactions'>['rows'][number];
export type TransactionKind = Transaction['kind'];

/** What moved the money, each with its sign. */
export const kindIcons: Readonly<Record<TransactionKind, IconComponent>> = {
  deposit: PixIcon,
  withdrawal: SendIcon,
  transfer: SwapIcon,
  stake: PlayIcon,
  win: TrophyIcon,
  rollback: RefreshIcon,
  bonus: GiftIcon,
  adjustment: ScaleIcon,
};

/** In the order of the filter. */
export const kinds = Object.keys(kindIcons) as readonly TransactionKind[];
