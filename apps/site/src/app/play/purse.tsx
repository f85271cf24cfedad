import { Bone, modalStack } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Amount } from '../../components/amount.tsx';
import { directionOf } from '../../components/signed.ts';
import type { FrameMessage } from '../../features/play/frame-messages.ts';
import { walletsQuery } from '../../features/wallets/api/wallets.ts';
import type { Purse } from '../../features/wallets/api/wallets.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { loadNamespaces, useT } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { moduleOn } from '../../lib/start.ts';

/** Rounds come faster than a vendor has to be asked what it keeps. */
const askPauseMs = 2_000;

const PurseSheet = lazy(async () => {
  const [module] = await Promise.all([
    loadChunk(() => import('../../features/wallets/components/purse-sheet.tsx')),
    loadNamespaces('wallets'),
  ]);
  return module;
});

interface PurseOptions {
  /** The wallet of the game; null where it is played from the main wallet. */
  readonly code: string | null;
  readonly isReady: boolean;
  readonly onDeposit: (() => void) | null;
}

/** The purse that a game is played from, with its sheet. */
export function usePurse({ code, isReady, onDeposit }: PurseOptions) {
  const query = useQuery({ ...walletsQuery, enabled: code !== null });
  const purse = query.data?.wallets.find((one) => one.code === code);
  const [isOpen, setOpen] = useState(false);
  const [renewals, setRenewals] = useState(0);
  const close = (): void => setOpen(false);
  useOffer(isReady && purse !== undefined && isEmpty(purse), () => setOpen(true));
  const ask = useAskLater();
  return {
    isOpen,
    open: code === null ? null : () => setOpen(true),
    /** Moves each time that money came or left. */
    renewals,
    /** A vendor says that a round is over; what it keeps now is asked of it, not read off the page. */
    hear(message: FrameMessage): void {
      if (code !== null && message.type === 'round-ended') ask();
    },
    /** Null where the main wallet is what counts. */
    balance:
      code === null ? null : (
        <PurseBalance purse={purse} currency={query.data?.currency} failed={query.isError} />
      ),
    sheet: code !== null && isOpen && (
      <Suspense fallback={null}>
        <PurseSheet
          code={code}
          onClose={close}
          onMoved={() => setRenewals(renewals + 1)}
          onDeposit={onDeposit && (() => leaveFor(close, onDeposit))}
        />
      </Suspense>
    ),
  };
}

/** The cashier opens once the sheet has left: a layer under another could not be reached. */
function leaveFor(close: () => void, go: () => void): void {
  close();
  modalStack.afterLayers(go);
}

/** True if its vendor says that there is nothing to play with, and money may be sent. */
const isEmpty = ({ balance, stale, open }: Purse): boolean =>
  open && !stale && moduleOn('FUNDTRANS3') && balance !== null && directionOf(balance) === 'none';

/** Offers the sheet once in a sitting: who closes it wants to look around. */
function useOffer(wanted: boolean, offer: () => void): void {
  const offered = useRef(false);
  useEffect(() => {
    if (!wanted || offered.current) return;
    offered.current = true;
    offer();
  });
}

function useAskLater(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: walletsQuery.queryKey });
    }, askPauseMs);
  };
}

interface PurseBalanceProps {
  readonly purse: Purse | undefined;
  readonly currency: string | undefined;
  readonly failed: boolean;
}

/** The balance of the purse, as its vendor says; a dash where it has never told. */
function PurseBalance({ purse, currency, failed }: PurseBalanceProps) {
  const t = useT('ui');
  if (purse !== undefined && purse.balance !== null && currency !== undefined)
    return <Amount value={purse.balance} currency={currency} />;
  if (failed || purse !== undefined) return <span title={t('balance.unknown')}>—</span>;
  return <Bone w={96} h={18} />;
}
