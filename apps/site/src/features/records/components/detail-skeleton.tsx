import { Bone } from '@arara/ui';
import css from './records.module.css';

/** A receipt on its way. */
export const DetailSkeleton = () => (
  <div className={css.receipt}>
    <div className={css.detail}>
      <Bone w="60%" h={40} />
      <Bone h={72} />
      <Bone h={72} />
      <Bone h={120} />
    </div>
  </div>
);
