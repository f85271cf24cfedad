import { Bone, Loading, Skeletons } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './entrance.module.css';

interface EntranceFrameProps {
  readonly title: string;
  /** The first column on a desk, a band above the form on a phone. */
  readonly picture: ReactNode;
  /** Until it is known who is signed in, the form keeps its place only. */
  readonly ready: boolean;
  readonly children: ReactNode;
}

/** A form of signing in or up as a page: the same picture and words as in its layer. */
export function EntranceFrame({ title, picture, ready, children }: EntranceFrameProps) {
  const t = useT('auth');
  return (
    <div className={css.entrance}>
      <div className={css.picture}>{picture}</div>
      <div className={css.panel}>
        <h1>{title}</h1>
        {ready ? (
          children
        ) : (
          <Loading label={t('loading')}>
            <Skeletons count={4} of={(index) => <Bone key={index} h={70} className={css.bone} />} />
          </Loading>
        )}
      </div>
    </div>
  );
}
