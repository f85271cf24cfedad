import { Bone, Loading } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import css from './cashier.module.css';

/** A sheet of the cashier on its way: the amount, what is said of it, the button. */
export function SheetSkeleton() {
  const t = useT('cashier');
  return (
    <Loading label={t('loading')}>
      <div className={css.stack}>
        <Bone h={78} />
        <Bone h={64} />
        <Bone h={56} />
      </div>
    </Loading>
  );
}
