import { Bone, ButtonLink, EmptyState, useDesk } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { LotteryStar } from '../../../components/lottery-star.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { paths } from '../../../config/paths.ts';
import { faultCode } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { lotteryQuery } from '../../../lib/lottery-games.ts';
import { useRules } from '../../../lib/lottery-rules.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { useChase } from '../use-chase.ts';
import { usePurchase } from '../use-purchase.ts';
import { useOnSale } from '../use-on-sale.ts';
import css from './bet.module.css';
import panel from './issue-panel.module.css';
import { IssuePanel } from './issue-panel.tsx';
import { LastResults } from './last-results.tsx';
import { PlayPicker } from './play-picker.tsx';
import { SlipCard, SlipSheet } from './slip-card.tsx';

interface LotteryBetProps {
  readonly gameCode: string;
  /** The way to bet that the address names, if any. */
  readonly playType: string | null;
  /** The member's balance, where they pay. */
  readonly balance: ReactNode;
  /** The part below, where there is such a lottery. */
  readonly children?: ReactNode;
}

/** Where people bet on one lottery: its issue, the ways to bet, the slip, the last results. */
export function LotteryBet({ gameCode, playType, balance, children }: LotteryBetProps) {
  const query = useQuery(lotteryQuery(gameCode));
  const { query: near, issue } = useOnSale(gameCode);
  const purchase = usePurchase(gameCode, issue);
  const chase = useChase(gameCode);
  const desk = useDesk();
  const [isSlipOpen, setSlipOpen] = useState(false);
  if (query.error !== null && faultCode(query.error) === 'game.not.found') return <NoLottery />;
  const own = { issue, purchase, chase, balance };
  const newest = near.isPending ? null : (near.data?.last?.numero ?? '');
  return (
    <QueryStates query={query} skeleton={<BetSkeleton />}>
      {(game) => (
        <>
          <Head game={game} />
          <div className={panel.now}>
            <QueryStates query={near} skeleton={<Bone h="var(--panel)" />}>
              {(known) => <IssuePanel near={known} issue={issue} />}
            </QueryStates>
          </div>
          <div className={css.columns}>
            <Suspense fallback={<Bone h={420} />}>
              <WithRules of={game.model}>
                <PlayPicker
                  game={game}
                  issue={issue}
                  playType={playType}
                  onSlip={() => setSlipOpen(true)}
                />
                {desk ? (
                  <SlipCard game={game} {...own} />
                ) : (
                  <SlipSheet
                    game={game}
                    {...own}
                    open={isSlipOpen}
                    onClose={() => setSlipOpen(false)}
                  />
                )}
              </WithRules>
            </Suspense>
          </div>
          <div className={css.below}>
            <LastResults gameCode={gameCode} lastNumero={newest} />
            {children}
          </div>
        </>
      )}
    </QueryStates>
  );
}

interface WithRulesProps {
  /** The draw model. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A part that goes by the rules of a lottery waits for them. */
function WithRules({ of, children }: WithRulesProps) {
  useRules(of);
  return children;
}

function Head({ game }: { readonly game: LotteryGame }) {
  const t = useT('lottery-bet');
  const back =
    game.prizeMode === 'Elott'
      ? { href: paths.eLotteries, label: t('elott') }
      : { href: paths.lotteries, label: t('lobby') };
  return (
    <PageHead title={game.name} back={back}>
      <LotteryStar code={game.code} name={game.name} />
    </PageHead>
  );
}

/** The address names a lottery that is not on sale. */
function NoLottery() {
  const t = useT('lottery-bet');
  return (
    <>
      <PageHead title={t('lobby')} />
      <EmptyState
        title={t('gone')}
        text={t('gone.text')}
        actions={
          <ButtonLink kind="primary" href={paths.lotteries}>
            {t('gone.do')}
          </ButtonLink>
        }
      />
    </>
  );
}

const BetSkeleton = () => (
  <div className={css.stack}>
    <Bone h={72} />
    <div className={panel.now}>
      <Bone h="var(--panel)" />
    </div>
    <Bone h={420} />
  </div>
);
