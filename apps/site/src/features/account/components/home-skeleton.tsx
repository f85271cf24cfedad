import { Bone } from '@arara/ui';
import css from './account.module.css';

/** The home of the account on its way. */
export const HomeSkeleton = () => (
  <div className={css.home}>
    <Bone w={220} h={56} />
    <Bone h={178} />
    <Bone h={148} />
    <Bone h={120} />
    <Bone h={230} />
  </div>
);
