import { Avatar } from '@arara/ui';
import { lazy, Suspense, useId, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../lib/chunk.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import css from './header.module.css';

/** Comes with the first page of a member; a visitor's carries none of it. */
const AccountMenuItems = lazy(() => loadChunk(() => import('./account-menu-items.tsx')));

/** The avatar and what opens below it; Escape and a press elsewhere close it (native popover). */
export function AccountMenu() {
  const t = useT('ui');
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const member = useSession((state) => state.member);
  const name = member?.nickname || member?.account || '';
  return (
    <>
      <button
        type="button"
        className={css.account}
        popoverTarget={id}
        aria-label={t('account.of', { name })}
      >
        <Avatar src={member?.avatarUrl} name={name || '?'} />
      </button>
      <div id={id} ref={popover} popover="auto" className={css.popover}>
        {/* Items that cannot be fetched do not take the page with them. */}
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <AccountMenuItems name={name} onClose={() => popover.current?.hidePopover()} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}
