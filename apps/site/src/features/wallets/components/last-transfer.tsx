import { Card, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { walletTransferQuery } from '../api/wallets.ts';
import { TransferStory } from './transfer-story.tsx';

export interface LastTransferProps {
  readonly id: string;
  /** It had been asked for by an earlier press whose answer got lost. */
  readonly isEarlier: boolean;
  /** The money has arrived, or stays where it was. */
  readonly onEnd?: (hasArrived: boolean) => void;
}

/** The outcome of the transfer that was just asked for; one that had been asked for before is named so. */
export function LastTransfer({ id, isEarlier, onEnd }: LastTransferProps) {
  const t = useT('wallets');
  const format = useFormat();
  const { data } = useQuery(walletTransferQuery(id));
  const tell = useEffectEvent(() => onEnd?.(data?.state === 'OK'));
  const hasEnded = data !== undefined && data.finishedAt !== null;
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
  if (data === undefined) return null;
  return (
    <Card title={t('last')}>
      {isEarlier && (
        <Notice announce title={t('earlier', { at: format.moment(data.createdAt) })}>
          {t('earlier.text')}
        </Notice>
      )}
      <TransferStory transfer={data} />
    </Card>
  );
}
