import { Bone, Skeletons } from '@arara/ui';
import css from './records.module.css';

/** Rows of a statement on their way. */
export const RowBones = ({ rows = 7 }: { readonly rows?: number }) => (
  <div className={css.bones}>
    <Skeletons count={rows} of={(index) => <Bone key={index} h={63} />} />
  </div>
);
