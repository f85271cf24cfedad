import { LinkProvider, ToastRegion } from '@arara/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router';
import { Fault } from '../components/fault.tsx';
import { SignIn } from '../features/session/sign-in.tsx';
import { Unreached } from '../features/session/unreached.tsx';
import { useBrandName } from '../lib/brand.ts';
import { useT } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';
import { ConsoleLink } from './console-link.tsx';
import { Shell } from './shell.tsx';

/** The console: the door for those who have not come in wholly, the desks for everybody else. */
export function App() {
  const t = useT('console');
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => <Fault error={error} onRetry={() => location.reload()} />}
    >
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename="/console">
          <LinkProvider value={ConsoleLink}>
            <Inside />
            <ToastRegion label={t('toasts')} closeLabel={t('close')} />
          </LinkProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function Inside() {
  const { token, self, settled, unreached } = useSession();
  const name = useBrandName();
  useEffect(() => {
    document.title = name === '' ? 'Console' : `Console · ${name}`;
  }, [name]);
  if (!settled) return null;
  if (unreached !== null) return <Unreached error={unreached} />;
  return token === null || self === null || self.next !== null ? <SignIn self={self} /> : <Shell />;
}
