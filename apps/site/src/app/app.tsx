import { LinkProvider } from '@arara/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router';
import { LayerFrame } from '../components/layer-frame.tsx';
import { loadChunk } from '../lib/chunk.ts';
import { queryClient } from '../lib/query-client.ts';
import { start } from '../lib/start.ts';
import { AgeHost } from './age-host.tsx';
import { AnnouncementHost } from './announcement-host.tsx';
import { useDialogAddress } from './dialog-address.ts';
import { DialogHost } from './dialog-host.tsx';
import { Guard } from './guard.tsx';
import { Shell } from './layout/shell.tsx';
import { useMissedAddress } from './missed-address.ts';
import { AtPage, closePlace, OverPages, usePageBehind } from './over-page.tsx';
import { PageFault } from './page-fault.tsx';
import { useOwnAddress } from './own-address.ts';
import { loadPlaceLayer } from './place-layer-loading.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PlayHost } from './play/play-host.tsx';
import { SiteLink } from './router-link.tsx';
import { notFound, routeOf } from './routes.ts';
import { sectionChrome } from './sections.ts';
import { useScrollKeeper } from './scroll-keeper.ts';

const PlaceLayer = lazy(loadPlaceLayer);
const ClosedPage = lazy(() => loadChunk(() => import('./routes/closed.tsx')));

/** The whole site: providers, then a closed door, or the page of the address inside its shell. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <OverPages>
        <LinkProvider value={SiteLink}>
          <ErrorBoundary FallbackComponent={PageFault}>
            {start.status.status === 0 ? (
              <OpenSite />
            ) : (
              <Suspense fallback={null}>
                <ClosedPage />
              </Suspense>
            )}
          </ErrorBoundary>
        </LinkProvider>
      </OverPages>
    </BrowserRouter>
  </QueryClientProvider>
);

function OpenSite() {
  const { page, isCovered } = usePageBehind();
  useMissedAddress();
  useOwnAddress();
  useDialogAddress();
  return (
    <>
      <AtPage page={page}>
        <SitePage pathname={page.pathname} isCovered={isCovered} />
      </AtPage>
      {isCovered && (
        <LayerFrame onClose={closePlace} routed>
          <PlaceLayer />
        </LayerFrame>
      )}
    </>
  );
}

interface SitePageProps {
  readonly pathname: string;
  readonly isCovered: boolean;
}

/** The page of an address in its shell; it stays as it is while a place lies over it. */
function SitePage({ pathname, isCovered }: SitePageProps) {
  useScrollKeeper();
  const route = routeOf(pathname);
  const chrome = route === notFound ? (sectionChrome(pathname) ?? route.chrome) : route.chrome;
  const Page = route.page;
  return (
    <>
      <Shell chrome={chrome}>
        <PageFrame key={route.path}>
          <Guard>
            <Page />
          </Guard>
        </PageFrame>
        <DialogHost />
      </Shell>
      <PlayHost covered={isCovered} immersed={chrome.immersed === true} />
      <AgeHost />
      {chrome.side && <AnnouncementHost key={route.path} />}
    </>
  );
}

/** A page that breaks takes nothing else down; a page on its way has its place kept. */
const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={PageFault}>
    <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
  </ErrorBoundary>
);
