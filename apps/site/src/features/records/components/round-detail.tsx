import {
  ButtonLink,
  EmptyState,
  Facts,
  Notice,
  PlayIcon,
  TicketIcon,
  VerifiedIcon,
} from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { Figures } from '../../../components/figures.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { Records } from '../../../components/records.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { isClosed } from '../../../lib/start.ts';
import { roundQuery } from '../api/get-records.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { StateTag } from './round-look.tsx';
import { useTransactionLook } from './transaction-look.tsx';
import css from './records.module.css';

type RoundAnswer = Answer<'round'>;

/** One round: what was staked and won, the entries that moved its money, and its proof. */
export function RoundDetail({ id }: { id: string }) {
  const t = useT('account');
  const query = useQuery(roundQuery(id));
  return (
    <QueryStates query={query} skeleton={<DetailSkeleton />}>
      {(answer) => (
        <div className={css.detail}>
          <RoundReceipt answer={answer} />
          <h2>{t('round.entries')}</h2>
          <RoundEntries entries={answer.entries} />
        </div>
      )}
    </QueryStates>
  );
}

function RoundReceipt({ answer: { round, fairnessId } }: { answer: RoundAnswer }) {
  const t = useT('account');
  const format = useFormat();
  const { currency } = round;
  const when = (at: string): string =>
    t('transfer.at', { day: format.day(at), time: format.time(at) });
  return (
    <article className={css.receipt}>
      <div className={css.game}>
        {round.cover !== null && <img src={round.cover} alt="" width={60} height={80} />}
        <div>
          <h2>{round.gameName}</h2>
          <p>{round.vendorName}</p>
          <StateTag row={round} />
        </div>
      </div>
      <Figures
        figures={(['stake', 'payout', 'net'] as const).map((figure) => [
          t(`column.${figure}`),
          <Amount
            key={figure}
            value={round[figure]}
            currency={currency}
            signed={figure === 'net'}
          />,
        ])}
      />
      <Facts
        facts={[
          [t('round.started'), when(round.startedAt)],
          ...(round.endedAt === null ? [] : [[t('round.ended'), when(round.endedAt)] as const]),
          [t('round.number'), round.id],
        ]}
      />
      {fairnessId !== null && (
        <div className={css.seal}>
          <p>{t('round.code')}</p>
          <CopyText text={fairnessId} label={t('round.code.copy')} />
        </div>
      )}
      <div className={css.actions}>
        {fairnessId !== null && (
          <ButtonLink kind="action" icon={<VerifiedIcon />} href={paths.fairnessRound(fairnessId)}>
            {t('round.verify')}
          </ButtonLink>
        )}
        {round.ticketId !== null && (
          <ButtonLink kind="action" icon={<TicketIcon />} href={paths.ticket(round.ticketId)}>
            {t('round.ticket')}
          </ButtonLink>
        )}
        {round.nodeId !== null && !isClosed(paths.game(round.nodeId)) && (
          <ButtonLink icon={<PlayIcon />} href={paths.game(round.nodeId)}>
            {t('round.again')}
          </ButtonLink>
        )}
        <ButtonLink
          kind="outline"
          href={`${paths.bettingRecord}?period=30d&game=${encodeURIComponent(round.gameCode)}`}
        >
          {t('round.same')}
        </ButtonLink>
      </div>
      {!round.verifiable && round.ticketId === null && (
        <div className={css.actions}>
          <Notice tone="info">{t('round.foreign', { vendor: round.vendorName })}</Notice>
        </div>
      )}
    </article>
  );
}

function RoundEntries({ entries }: { entries: RoundAnswer['entries'] }) {
  const t = useT('account');
  const look = useTransactionLook({ ofRound: true });
  if (entries.length === 0) {
    return <EmptyState title={t('round.noentries')} text={t('round.noentries.text')} />;
  }
  return (
    <Records
      label={t('round.entries')}
      rows={entries}
      rowKey={({ id }) => id}
      hrefOf={({ id }) => paths.transfer(id)}
      {...look}
    />
  );
}
