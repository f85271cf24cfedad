import { Notice } from '@arara/ui';
import { faultCode, faultText } from '../lib/fault-text.ts';
import { useT } from '../lib/i18n.ts';

/** Why it did not work, with the code in small print. */
export function FaultLine({ error }: { error: unknown }) {
  const t = useT('factors');
  return (
    <Notice tone="bad" announce title={faultText(error)}>
      {t('code', { code: faultCode(error) })}
    </Notice>
  );
}
