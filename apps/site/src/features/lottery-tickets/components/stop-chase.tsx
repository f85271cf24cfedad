import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import { useStopChase } from '../api/stop-chase.ts';
import { Sure } from './sure.tsx';

interface StopChaseProps {
  readonly id: string;
  /** The amount that goes back. */
  readonly waiting: string;
}

/** A chase can be ended while it goes on. */
export function StopChase({ id, waiting }: StopChaseProps) {
  const t = useT('tickets');
  const format = useFormat();
  const words = {
    do: t('chase.stop.do'),
    sure: t('chase.stop.sure', { amount: format.money(waiting, start.settings.currency) }),
    yes: t('chase.stop.yes'),
    no: t('chase.stop.no'),
  };
  return <Sure act={useStopChase(id)} words={words} />;
}
