import type { Member } from '@arara/contract';
import css from './account.module.css';

/** The member's rank in the operator's colours. */
export function ClubTag({ label }: { label: Member['clubLabel'] }) {
  const { labelName, color, color2 } = label;
  if (labelName === '') return null;
  return (
    <span className={css.club} style={{ color, background: color2 }}>
      {labelName}
    </span>
  );
}
