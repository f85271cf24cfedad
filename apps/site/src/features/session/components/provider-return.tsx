import { Bone, Button, ErrorState, Loading, toasts } from '@arara/ui';
import type { Newcomer } from '@arara/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { ApiError } from '@arara/client';
import { openDialog } from '../../../lib/dialogs.ts';
import { faultCode, faultNote, faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { takeVisit } from '../../../lib/visit.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { finishLink, finishVisit } from '../api/providers.ts';

/** Takes the provider's answer out of the address, where nobody else needs to read it. */
function takeAnswer(): string {
  const answer = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
  return answer;
}

interface ProviderReturnProps {
  readonly provider: VisitedProvider;
  /** The provider knows them, and they are nobody's account. */
  readonly onNewcomer: (newcomer: Newcomer) => void;
}

/** Back from a provider: inside, linked, one form away, or told why not. */
export function ProviderReturn({ provider, onNewcomer }: ProviderReturnProps) {
  const t = useT('auth');
  const navigate = useNavigate();
  const [fault, setFault] = useState<unknown>(null);
  const began = useRef(false);

  useEffect(() => {
    // An answer is good once: whatever draws this page again must not send it again.
    if (began.current) return;
    began.current = true;
    const visit = takeVisit();
    const answer = takeAnswer();
    async function finish(): Promise<void> {
      await (visit.link ? finishLink : finishVisit)(provider, answer);
      if (visit.link) toasts.show({ tone: 'good', title: t('provider.linked') });
      await navigate(visit.returnTo, { replace: true });
    }
    finish().catch((error: unknown) => {
      if (faultCode(error) === 'provider.register.required' && error instanceof ApiError) {
        onNewcomer(error.value as Newcomer);
      } else setFault(error);
    });
  }, [provider, navigate, onNewcomer, t]);

  if (fault === null) {
    return (
      <Loading label={t('provider.title')}>
        <Bone h={220} />
      </Loading>
    );
  }
  return (
    <ErrorState
      title={t('provider.fault.title')}
      text={faultText(fault)}
      code={faultNote(fault)}
      actions={
        <Button
          kind="primary"
          onClick={() => {
            void navigate(paths.home, { replace: true });
            openDialog('login');
          }}
        >
          {t('provider.again')}
        </Button>
      }
    />
  );
}
