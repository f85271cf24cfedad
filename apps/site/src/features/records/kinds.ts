import { kindIcons } from '../../components/kind-icons.ts';
import type { TransactionKind } from '../../components/kind-icons.ts';
import type { Answer } from '../../lib/api.ts';
import type { Translate } from '../../lib/i18n.ts';
import { start } from '../../lib/start.ts';
import { amountField, idField, timeField } from './csv.ts';
import type { Columns } from './csv.ts';

export type Transaction = Answer<'memberTransactions'>['rows'][number];

/** In the order of the filter. */
export const kinds = Object.keys(kindIcons) as readonly TransactionKind[];

/** The columns of the account record as a file. */
export function transactionColumns(t: Translate, comma: boolean): Columns<Transaction> {
  const { timeZone } = start.settings;
  return [
    [t('transfer.id'), ({ id }) => idField(id)],
    [t('column.when'), ({ at }) => timeField(at, timeZone)],
    [t('column.what'), ({ kind }) => t(`kind.${kind}.one`)],
    [t('column.about'), ({ label }) => label ?? ''],
    [t('column.amount'), ({ amount }) => amountField(amount, comma)],
    [t('column.after'), ({ balanceAfter }) => amountField(balanceAfter, comma)],
    [t('csv.currency'), ({ currency }) => currency],
  ];
}
