import { issuesMax, issuesMin, multipleMax } from '@arara/contract/lottery-bounds.ts';
import { Bone, Button, Chip, Segmented, Switch } from '@arara/ui';
import type { ReactNode } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { Issue, LotteryGame } from '../../../lib/lottery.ts';
import { useSession } from '../../../lib/session.ts';
import { start } from '../../../lib/start.ts';
import { growths, multiplesOf } from '../chase-plan.ts';
import type { ChasePlan } from '../chase-plan.ts';
import { chasePriceOf, inWords } from '../price.ts';
import { changeSlip } from '../slips.ts';
import { issuesOf } from '../use-chase.ts';
import type { PrizeNews } from '../prize-news.ts';
import type { Chase } from '../use-chase.ts';
import css from './bet.module.css';
import chaseCss from './chase.module.css';
import { ChaseSteps } from './chase-steps.tsx';
import type { SlipWish } from '../api/place-ticket.ts';
import { useHeldUp } from './prizes-changed.tsx';
import { useUnsold } from '../use-unsold.ts';
import { SlipFault } from './slip-fault.tsx';
import { Stepper } from './stepper.tsx';

/** Lengths of a chase that one press chooses. */
const usualCounts = [5, 10, 20, 50, 100];
const growMax = 100;

interface ChasePanelProps {
  readonly game: LotteryGame;
  readonly wish: SlipWish;
  readonly plan: ChasePlan;
  readonly issue: Issue | null;
  readonly news: PrizeNews | null;
  /** Brings the lines into sight: they tell what changed. */
  readonly showLines: () => void;
  readonly chase: Chase;
  readonly balance: ReactNode;
}

/** The same slip over issues to come: how many, how it grows, when it ends, what it costs. */
export function ChasePanel(props: ChasePanelProps) {
  return (
    <QueryStates query={props.chase.issues} skeleton={<Bone h={420} />}>
      {(issues) => <Plan {...props} issues={issues} />}
    </QueryStates>
  );
}

type PlanProps = ChasePanelProps & { readonly issues: readonly Issue[] };

function Plan({ wish, plan, chase, issues, balance, ...on }: PlanProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const isVisitor = useSession(({ token }) => token === null);
  const heldUp = useHeldUp(on.news);
  const { currency } = start.settings;
  const most = issuesOf(issues, { ...plan, issues: issuesMax }).length;
  // The sale goes on: what was planned shortens to what is left.
  const own = { ...plan, issues: Math.min(plan.issues, most) };
  const multiples = multiplesOf(own);
  const { steps, total } = chasePriceOf(wish.lines, wish, multiples);
  const price = total === null ? '' : inWords(total, currency);
  const unsold = useUnsold(on.game, wish, total);
  const tooFew = own.issues < issuesMin && t('chase.few', { count: issuesMin });
  const pay = (): void => chase.pay({ ...wish, plan: own });
  const set = (change: Partial<ChasePlan>): void =>
    changeSlip(wish.gameCode, () => ({ plan: { ...own, ...change } }));
  return (
    <>
      <p className={css.soft}>{t('chase.lead')}</p>
      <Length plan={own} most={most} onChange={set} />
      <Growing plan={own} onChange={set} />
      <Switch
        label={t('chase.stop')}
        hint={t('chase.stop.hint')}
        checked={own.stopOnWin}
        onChange={({ target }) => set({ stopOnWin: target.checked })}
      />
      <ChaseSteps
        issues={issuesOf(issues, own)}
        multiples={multiples}
        stakes={steps}
        error={chase.error}
      />
      <p className={css.soft}>{t('chase.held')}</p>
      <div className={css.pay}>
        <p className={css.total} role="status">
          <span>{t('chase.total')}</span>
          <b className={css.cost}>
            {total === null ? t('fraction') : format.money(price, currency)}
          </b>
        </p>
        {balance}
        <SlipFault {...on} purchase={chase} onRetry={pay} />
        <Button
          kind="primary"
          full
          loading={chase.isPending}
          disabled={tooFew || (unsold ?? heldUp)}
          onClick={pay}
        >
          {t(isVisitor ? 'chase.pay.login' : 'chase.pay', {
            price: format.money(price || '0', currency),
          })}
        </Button>
      </div>
    </>
  );
}

interface ChangeProps {
  readonly plan: ChasePlan;
  readonly onChange: (change: Partial<ChasePlan>) => void;
}

function Length({ plan, most, onChange }: ChangeProps & { readonly most: number }) {
  const t = useT('lottery-bet');
  const format = useFormat();
  return (
    <div className={css.terms}>
      <Stepper
        label={t('chase.count')}
        value={plan.issues}
        max={most}
        onChange={(issues) => onChange({ issues })}
      />
      <div className={chaseCss.counts} role="group" aria-label={t('chase.count')}>
        {usualCounts
          .filter((count) => count <= most)
          .map((count) => (
            <Chip
              key={count}
              on={plan.issues === count}
              onClick={() => onChange({ issues: count })}
            >
              {format.number(count)}
            </Chip>
          ))}
      </div>
    </div>
  );
}

/** The multiple of each step: always the same, or growing up to a bound. */
function Growing({ plan, onChange }: ChangeProps) {
  const t = useT('lottery-bet');
  const { growth, by, every, most } = plan;
  return (
    <div className={css.terms}>
      <b>{t('chase.growth')}</b>
      <Segmented
        label={t('chase.growth')}
        onSurface
        value={growth}
        onChange={(next) => onChange({ growth: next })}
        choices={growths.map((value) => ({ value, label: t(`chase.growth.${value}`) }))}
      />
      {growth !== 'same' && (
        <>
          <Stepper
            label={t(`chase.by.${growth}`)}
            value={by}
            max={growMax}
            onChange={(next) => onChange({ by: next })}
          />
          <Stepper
            label={t('chase.every')}
            value={every}
            max={issuesMax}
            onChange={(next) => onChange({ every: next })}
          />
          <Stepper
            label={t('chase.most')}
            value={most}
            max={multipleMax}
            onChange={(next) => onChange({ most: next })}
          />
          <p className={css.soft}>{t('chase.growth.note')}</p>
        </>
      )}
    </div>
  );
}
