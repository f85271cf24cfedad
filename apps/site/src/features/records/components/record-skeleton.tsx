import { Bone, Skeletons } from '@arara/ui';
import css from './records.module.css';

/** Sums and rows on their way. */
export const RecordSkeleton = ({ figures, rows = 7 }: { figures: number; rows?: number }) => (
  <div className={css.list}>
    {figures > 0 && <Bone h={74} />}
    <div className={css.bones}>
      <Skeletons count={rows} of={(index) => <Bone key={index} h={63} />} />
    </div>
  </div>
);
