import { linesMax, multipleMax } from '@arara/contract/lottery-bounds.ts';
import { Button, DiceIcon, TrashIcon } from '@arara/ui';
import type { Play } from '@arara/lottery/betting';
import { useFormat, useT } from '../../../lib/i18n.ts';
import type { LotteryGame } from '../../../lib/lottery.ts';
import { start } from '../../../lib/start.ts';
import { inWords, priceOf } from '../price.ts';
import { chance, quickPick } from '../quick-pick.ts';
import { useSlip } from '../slips.ts';
import { modeOf } from '../terms.ts';
import type { Marking } from '../use-line.ts';
import { useWhyNot } from '../use-why-not.ts';
import css from './bet.module.css';
import { Stepper } from './stepper.tsx';

interface PickBarProps {
  readonly game: LotteryGame;
  readonly play: Play;
  readonly marking: Marking;
}

/** The marks and their price, the multiple, chance in its place, and the way to the slip beside it. */
export function PickBar({ game, play, marking }: PickBarProps) {
  const t = useT('lottery-bet');
  const format = useFormat();
  const slip = useSlip(game.code);
  const whyNot = useWhyNot(marking);
  const { currency } = start.settings;
  const terms = { unit: slip.unit, mode: modeOf(game.prizes, slip.mode) };
  const price = marking.line === null ? null : priceOf([marking.line], terms);
  return (
    <div className={css.pickBar}>
      <p className={css.soft} role="status">
        {price === null ? whyNot : t('bets', { count: price.unitBets })}{' '}
        {price !== null && price.stake !== null && (
          <b className={css.cost}>{format.money(inWords(price.stake, currency), currency)}</b>
        )}
      </p>
      <Stepper
        label={t('multiple')}
        value={marking.multiple}
        max={multipleMax}
        onChange={marking.setMultiple}
      />
      <div className={css.actions}>
        <Button icon={<DiceIcon />} onClick={() => marking.mark(quickPick(play, chance))}>
          {t('quick')}
        </Button>
        <Clear marking={marking} />
      </div>
      <Add game={game} marking={marking} kind="primary" />
    </div>
  );
}

/** The actions for the marks at the end of the pads, where a bar at the foot has the rest. */
export const PickActions = ({ game, marking }: Omit<PickBarProps, 'play'>) => (
  <div className={css.actions}>
    <Clear marking={marking} />
    <Add game={game} marking={marking} />
  </div>
);

function Clear({ marking }: Pick<PickBarProps, 'marking'>) {
  const t = useT('lottery-bet');
  return (
    <Button icon={<TrashIcon />} onClick={marking.clear}>
      {t('clear')}
    </Button>
  );
}

interface AddProps extends Omit<PickBarProps, 'play'> {
  readonly kind?: 'primary';
}

function Add({ game, marking, kind }: AddProps) {
  const t = useT('lottery-bet');
  const { lines } = useSlip(game.code);
  const whyNot = useWhyNot(marking);
  return (
    <Button
      kind={kind}
      full={kind === 'primary'}
      disabled={lines.length >= linesMax ? t('slip.full') : (whyNot ?? false)}
      onClick={marking.add}
    >
      {t('add')}
    </Button>
  );
}
