import { Bone, Button, EmptyState, Notice, Sheet } from '@arara/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Amount } from '../../../components/amount.tsx';
import { Figures } from '../../../components/figures.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { directionOf } from '../../../components/signed.ts';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn } from '../../../lib/start.ts';
import { walletsQuery, walletTransfersQuery } from '../api/wallets.ts';
import type { Purse, Wallets } from '../api/wallets.ts';
import { LastTransfer } from './last-transfer.tsx';
import type { LastTransferProps } from './last-transfer.tsx';
import { TransferForm } from './transfer-form.tsx';
import css from './wallets.module.css';

interface PurseSheetProps {
  /** The wallet of the game. */
  readonly code: string;
  readonly onClose: () => void;
  /** A transfer has ended: the game does not know yet what there is to play with. */
  readonly onMoved: () => void;
  /** Null where nothing can be deposited. */
  readonly onDeposit: (() => void) | null;
}

/** Over a game that is played from a purse: what is in it, and the way in and back. */
export default function PurseSheet({ code, onClose, ...rest }: PurseSheetProps) {
  const t = useT('wallets');
  const ui = useT('ui');
  const query = useQuery(walletsQuery);
  return (
    <Sheet open onClose={onClose} title={t('game.title')} closeLabel={ui('close')}>
      <QueryStates query={query} skeleton={<Bone h={320} />}>
        {(wallets) => {
          const purse = wallets.wallets.find((one) => one.code === code);
          return purse === undefined ? (
            <EmptyState title={t('single')} text={t('single.text')} />
          ) : (
            <PurseBody
              wallets={{ ...wallets, wallets: [purse] }}
              purse={purse}
              onClose={onClose}
              {...rest}
            />
          );
        }}
      </QueryStates>
    </Sheet>
  );
}

interface PurseBodyProps extends Omit<PurseSheetProps, 'code'> {
  /** The main wallet, and of the purses only this one. */
  readonly wallets: Wallets;
  readonly purse: Purse;
}

function PurseBody({ wallets, purse, onClose, onMoved, onDeposit }: PurseBodyProps) {
  const t = useT('wallets');
  const { currency, main } = wallets;
  const [asked, setAsked] = useState<LastTransferProps | null>(null);
  const waiting = useWaiting(purse.code);
  const [arrived, setArrived] = useState<string | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const known = asked ?? waiting;
  const last = known?.id === left ? null : known;
  const isMainEmpty = directionOf(main) === 'none';
  return (
    <div className={css.stack}>
      <Figures
        figures={[
          [t('main'), <Amount key="main" value={main} currency={currency} />],
          [
            t('game.purse'),
            purse.balance === null ? '—' : <Amount value={purse.balance} currency={currency} />,
          ],
        ]}
      />
      <p className={css.soft}>{t('game.lead', { name: purse.name })}</p>
      {purse.stale && (
        <Notice tone="warn" title={t('silent', { name: purse.name })}>
          {t('silent.text')}
        </Notice>
      )}
      {last !== null && (
        <LastTransfer
          key={last.id}
          {...last}
          onEnd={(hasArrived) => {
            if (hasArrived) setArrived(last.id);
            onMoved();
          }}
        />
      )}
      {last !== null && last.id === arrived ? (
        <WhatNext onClose={onClose} onAgain={() => setLeft(last.id)} />
      ) : (
        <TransferForm
          wallets={wallets}
          maySend={moduleOn('FUNDTRANS3')}
          onSent={(id, isEarlier) => setAsked({ id, isEarlier })}
        />
      )}
      {isMainEmpty && onDeposit !== null && (
        <Button full onClick={onDeposit}>
          {t('game.deposit')}
        </Button>
      )}
    </div>
  );
}

interface WhatNextProps {
  readonly onClose: () => void;
  readonly onAgain: () => void;
}

/** The money is there: back to the game is one press away, and has the focus that the form had. */
function WhatNext({ onClose, onAgain }: WhatNextProps) {
  const t = useT('wallets');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <Button ref={first} kind="primary" full onClick={onClose}>
        {t('game.back')}
      </Button>
      <Button kind="link" full onClick={onAgain}>
        {t('game.again')}
      </Button>
    </>
  );
}

/** A transfer of this purse that was on its way before the sheet was opened: nobody asks for it twice. */
function useWaiting(code: string): LastTransferProps | null {
  const { data } = useInfiniteQuery(walletTransfersQuery);
  const [first] = data?.pages ?? [];
  const found = first?.transfers.find(
    ({ from, to, finishedAt }) => finishedAt === null && (from === code || to === code),
  );
  // It stays in sight when it ends while the sheet is open.
  const [seen, setSeen] = useState<string | null>(null);
  if (found !== undefined && found.id !== seen) setSeen(found.id);
  const id = found?.id ?? seen;
  return id === null ? null : { id, isEarlier: false };
}
