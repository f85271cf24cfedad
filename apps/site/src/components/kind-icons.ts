import {
  GiftIcon,
  PixIcon,
  PlayIcon,
  RefreshIcon,
  RepeatIcon,
  ScaleIcon,
  SendIcon,
  SwapIcon,
  TrophyIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import type { Answer } from '../lib/api.ts';

export type TransactionKind = Answer<'memberTransactions'>['rows'][number]['kind'];

/** The icons of the kinds that moved the money, each with its sign. */
export const kindIcons: Readonly<Record<TransactionKind, IconComponent>> = {
  deposit: PixIcon,
  withdrawal: SendIcon,
  transfer: SwapIcon,
  chase: RepeatIcon,
  stake: PlayIcon,
  win: TrophyIcon,
  rollback: RefreshIcon,
  bonus: GiftIcon,
  adjustment: ScaleIcon,
};
