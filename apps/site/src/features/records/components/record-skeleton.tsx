import { Bone } from '@arara/ui';
import { RowBones } from '../../../components/records-bones.tsx';
import css from './records.module.css';

/** Sums and rows on their way. */
export const RecordSkeleton = () => (
  <div className={css.list}>
    <Bone h="var(--totals-high, 74px)" />
    <RowBones />
  </div>
);
