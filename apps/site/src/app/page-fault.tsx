import { Button, ErrorState } from '@arara/ui';
import { useT } from '../lib/i18n.ts';
import { faultCode } from '../lib/fault-text.ts';

interface PageFaultProps {
  readonly error: unknown;
  readonly resetErrorBoundary: () => void;
}

/** What stands in place of a page that broke: what is safe, what to do, the code in small print. */
export function PageFault({ error, resetErrorBoundary }: PageFaultProps) {
  const t = useT('ui');
  return (
    <ErrorState
      title={t('fault.title')}
      text={t('fault.text')}
      code={t('fault.code', { code: faultCode(error) })}
      actions={
        <Button kind="primary" onClick={() => resetErrorBoundary()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
