import { Notice } from '@arara/ui';
import { faultNote, faultText } from '../lib/fault-text.ts';

/** Why it did not work, with its small print; nothing where nothing failed. */
export function FaultLine({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  return (
    <Notice tone="bad" announce title={faultText(error)}>
      {faultNote(error)}
    </Notice>
  );
}
