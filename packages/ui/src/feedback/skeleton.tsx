import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import css from './feedback.module.css';

export type BoneProps = {
  w?: CSSProperties['inlineSize'];
  h?: CSSProperties['blockSize'];
  className?: string;
};

/** One block of what is on its way, in its final size. */
export const Bone = ({ w = '100%', h = 14, className }: BoneProps) => (
  <span className={clsx(css.bone, className)} style={{ inlineSize: w, blockSize: h }} aria-hidden />
);

/** A game card on its way. */
export const GameCardSkeleton = () => (
  <div aria-hidden>
    <span className={clsx(css.bone, css.boneCover)} />
    <span className={clsx(css.bone, css.boneName)} />
    <span className={clsx(css.bone, css.boneVendor)} />
  </div>
);

/** `count` of the same skeleton. */
export const Skeletons = ({ count, of }: { count: number; of: (index: number) => ReactNode }) =>
  Array.from({ length: count }, (_, index) => of(index));

/** Lines of text on their way. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div style={{ display: 'grid', gap: 10 }} aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <Bone key={index} w={index === lines - 1 ? '64%' : '100%'} h={13} />
    ))}
  </div>
);

/** Says to a screen reader that something is on its way, beside its skeleton. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <span className="sr">{label}</span>
    {children}
  </div>
);
