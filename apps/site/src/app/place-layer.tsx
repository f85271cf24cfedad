import { Bone, CloseIcon, IconButton } from '@arara/ui';
import { useDialog } from '@arara/ui/overlay/use-dialog.ts';
import clsx from 'clsx';
import { Suspense, useEffect, useId } from 'react';
import type { RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { placeAt } from '../features/account/account-sections.ts';
import { RecordSkeleton } from '../features/records/components/record-skeleton.tsx';
import { useT } from '../lib/i18n.ts';
import { Guard } from './guard.tsx';
import { OverPage } from './over-page-context.ts';
import { closePlace } from './over-page.tsx';
import { PageFault } from './page-fault.tsx';
import css from './place-layer.module.css';
import { AccountAside, useIsTrial } from './routes/account/account-aside.tsx';
import { routeOf } from './routes.ts';
import { toHash } from './scroll-keeper.ts';

/**
 * A place of the member's, or the help, over the page that it was called from: its menu beside it with
 * the open page marked, and a close button. Its address is the place's own.
 */
export default function PlaceLayer() {
  const ui = useT('ui');
  const title = useTitle();
  const titleId = useId();
  const dialog = useDialog({ open: true, onClose: closePlace, routed: true });
  const { pathname } = useLocation();
  const { page: Page, chrome } = routeOf(pathname);
  const hasMenu = !useIsTrial() && chrome.over === 'centre';
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={css.layer}>
      <div className={css.panel}>
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={ui('close')} icon={<CloseIcon size={24} />} onClick={closePlace} />
        </div>
        <div className={clsx(css.body, hasMenu && css.withMenu)}>
          {hasMenu && <AccountAside className={css.menu} />}
          <div key={pathname} className={css.page}>
            <PageStart dialog={dialog.ref} />
            <OverPage value>
              <ErrorBoundary FallbackComponent={PageFault}>
                <Suspense fallback={<Bones />}>
                  <Guard>
                    <Page />
                  </Guard>
                </Suspense>
              </ErrorBoundary>
            </OverPage>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** The account centre has the records; the member centre the rest (docs/glossary.md). */
function useTitle(): string {
  const ui = useT('ui');
  const t = useT('account');
  const { pathname } = useLocation();
  if (routeOf(pathname).chrome.over === 'help') return ui('menu.help');
  return placeAt(pathname)?.group === 'records' ? t('group.records') : ui('account.centre');
}

/** Another page of the place begins at its top, or at what the address points to, and has the focus. */
function PageStart({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { hash } = useLocation();
  useEffect(() => (hash.length > 1 ? toHash(hash) : undefined), [hash]);
  // The button that was pressed may be gone with the page that it stood on.
  useEffect(() => {
    if (dialog.current?.contains(document.activeElement) === false)
      dialog.current.focus({ preventScroll: true });
  }, [dialog]);
  return null;
}

/** A page of the place on its way. */
const Bones = () => (
  <div className={css.bones}>
    <Bone w={220} h={36} />
    <RecordSkeleton />
  </div>
);
