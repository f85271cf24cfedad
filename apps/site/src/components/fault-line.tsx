import { Notice } from '@arara/ui';
import { faultCode, faultText } from '../lib/fault-text.ts';
import { useT } from '../lib/i18n.ts';

/** Why it did not work, with the code in small print; nothing where nothing failed. */
export function FaultLine({ error }: { readonly error: unknown }) {
  const t = useT('ui');
  if (error === null) return null;
  return (
    <Notice tone="bad" announce title={faultText(error)}>
      {t('fault.code', { code: faultCode(error) })}
    </Notice>
  );
}
