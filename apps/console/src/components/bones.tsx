import { Bone } from '@arara/ui';
import css from './components.module.css';

/** Rows of a table that is on its way. */
export const Bones = ({ rows }: { rows: number }) => (
  <div className={css.bones}>
    {Array.from({ length: rows }, (_, at) => (
      <Bone key={at} />
    ))}
  </div>
);
