import { PurseNote } from '../../../features/account/components/purse-note.tsx';
import { RecordSkeleton } from '../../../features/records/components/record-skeleton.tsx';
import { RoundList } from '../../../features/records/components/round-list.tsx';
import { useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { AccountFrame } from './account-frame.tsx';

/** Studios of all categories, each once. */
const vendors = [
  ...new Map(
    start.categories
      .flatMap(({ cards }) => cards)
      .map(({ vassalage, name }) => [vassalage, { code: vassalage, name }] as const),
  ).values(),
];

/** Kinds of games that somebody can have played here. */
const gameTypes = start.categories
  .filter(({ cards }) => cards.length > 0)
  .map(({ title }) => title);

/** The betting record. */
export default function BetsPage() {
  const t = useT('account');
  return (
    <AccountFrame
      title={t('section.bets')}
      lead={
        <>
          {t('bets.lead')} <PurseNote of="bets" />
        </>
      }
      skeleton={<RecordSkeleton />}
    >
      <RoundList currency={start.settings.currency} vendors={vendors} gameTypes={gameTypes} />
    </AccountFrame>
  );
}
