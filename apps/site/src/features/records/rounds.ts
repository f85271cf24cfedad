import type { Tone } from '@arara/ui';
import type { Answer } from '../../lib/api.ts';
import type { Translate } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';
import { amountField, idField, timeField } from './csv.ts';
import type { Columns } from './csv.ts';

export type Round = Answer<'rounds'>['rows'][number];
export type RoundState = Round['state'];

/** The colour that helps the word of a round's state. */
export const roundTones: Readonly<Record<RoundState, Tone>> = {
  OPEN: 'warn',
  CLOSED: 'mute',
  VOID: 'info',
};

/** In the order of the filter. */
export const roundStates = Object.keys(roundTones) as readonly RoundState[];

/** The columns of the betting record as a file. */
export function roundColumns(t: Translate, comma: boolean): Columns<Round> {
  const { timeZone } = start.settings;
  return [
    [t('round.number'), ({ id }) => idField(id)],
    [t('round.started'), ({ startedAt }) => timeField(startedAt, timeZone)],
    [t('round.ended'), ({ endedAt }) => timeField(endedAt, timeZone)],
    [t('column.game'), ({ gameName }) => gameName],
    [t('column.vendor'), ({ vendorName }) => vendorName],
    [t('column.state'), ({ state }) => t(`round.state.${state}`)],
    [t('column.stake'), ({ stake }) => amountField(stake, comma)],
    [t('column.payout'), ({ payout }) => amountField(payout, comma)],
    [t('column.net'), ({ net }) => amountField(net, comma)],
    [t('csv.currency'), ({ currency }) => currency],
  ];
}
