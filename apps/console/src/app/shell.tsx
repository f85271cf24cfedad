import { Badge, Drawer, IconButton, Link, Loading, Logo, MenuIcon } from '@arara/ui';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Bones } from '../components/bones.tsx';
import { Fault } from '../components/fault.tsx';
import { Plain } from '../components/plain.tsx';
import { SearchButton } from '../features/search/search-button.tsx';
import { ProofSheet } from '../features/session/proof-sheet.tsx';
import { useIdleEnd } from '../features/session/use-idle-end.ts';
import { useBrandName } from '../lib/brand.ts';
import { ChunkError } from '../lib/chunk.ts';
import { useT } from '../lib/i18n.ts';
import { may, useSession } from '../lib/session.ts';
import { useOverPage } from '../lib/use-over-page.ts';
import { useWaiting } from './use-waiting.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { desks, ownPage } from './desks.ts';
import type { Desk } from './desks.ts';
import { HouseState } from './house-state.tsx';
import css from './shell.module.css';

const OwnPage = ownPage.page;

/** The frame of the desks: the menu at the side, the bar above, the desk. */
export function Shell() {
  useIdleEnd();
  const { pathname } = useLocation();
  const { self } = useSession();
  const own = desks.filter(({ permissions }) => permissions.some((one) => may(self, one)));
  const first = own[0]?.path ?? '/nothing';
  return (
    <div className={css.shell}>
      <a className="skip" href="#desk">
        {useT('console')('skip')}
      </a>
      <aside className={css.side} data-theme="dark">
        <Menu own={own} />
      </aside>
      <div className={css.main}>
        <Bar own={own} />
        <main className={css.desk} id="desk" tabIndex={-1}>
          <ErrorBoundary
            // A key would draw the desk anew at each row that is opened, and take its focus away.
            resetKeys={[pathname]}
            fallbackRender={({ error, resetErrorBoundary }) => (
              <Fault error={error} onRetry={retryOf(error, resetErrorBoundary)} />
            )}
          >
            {/* A desk on its way does not leave the last one standing there, as if nothing had been pressed. */}
            <Suspense key={pathname.split('/')[1]} fallback={<Waiting />}>
              <Routes>
                {own.map(({ path, page: Page }) => (
                  <Route key={path} path={`${path}/*`} element={<Page />} />
                ))}
                <Route path={ownPage.path} element={<OwnPage />} />
                <Route path="/" element={<Navigate to={first} replace />} />
                <Route path="*" element={<Lost known={desks} />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <ProofSheet />
    </div>
  );
}

/** A part that did not come twice is remembered as missing: only a new page asks for it again. */
const retryOf = (error: unknown, reset: () => void): (() => void) =>
  error instanceof ChunkError ? () => location.reload() : reset;

function Waiting() {
  const t = useT('console');
  return (
    <Loading label={t('loading')}>
      <Bones rows={6} />
    </Loading>
  );
}

/** An address that is no desk, or one that this account may not open: each says so, and where one can go. */
function Lost({ known }: { known: readonly Desk[] }) {
  const t = useT('console');
  const { pathname } = useLocation();
  const isDesk = known.some(({ path }) => pathname.startsWith(path));
  const name = isDesk ? 'forbidden' : 'lost';
  return <Plain title={t(`${name}.title`)} text={t(`${name}.text`)} />;
}

function Menu({ own }: { own: readonly Desk[] }) {
  const t = useT('console');
  const name = useBrandName();
  const [day, house] = [
    own.filter(({ part }) => part === 'day'),
    own.filter(({ part }) => part === 'house'),
  ];
  return (
    <>
      <Logo name={name} href="/" label={t('home', { brand: name })} className={css.logo} />
      <nav className={css.nav} aria-label={t('menu')}>
        {day.map((desk) => (
          <DeskLink key={desk.path} desk={desk} />
        ))}
        {day.length > 0 && house.length > 0 && <hr className={css.line} />}
        {house.map((desk) => (
          <DeskLink key={desk.path} desk={desk} />
        ))}
      </nav>
      <BrandMenu />
    </>
  );
}

function DeskLink({ desk: { path, name, icon: Icon, queues } }: { desk: Desk }) {
  const t = useT('console');
  const count = useWaiting(queues);
  const { pathname } = useLocation();
  const isHere = pathname === path || pathname.startsWith(`${path}/`);
  return (
    <Link className={css.item} href={path} aria-current={isHere ? 'page' : undefined}>
      <Icon size={18} />
      <span>{t(name)}</span>
      <Badge count={count} label={t('waiting', { count })} />
    </Link>
  );
}

function Bar({ own }: { own: readonly Desk[] }) {
  const t = useT('console');
  const { isOpen, setOpen } = useOverPage();
  return (
    <header className={css.bar}>
      <IconButton
        className={css.burger}
        label={t('menu')}
        icon={<MenuIcon />}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('menu')}
        titleHidden
        closeLabel={t('close')}
        className={css.drawer}
      >
        <div className={css.inDrawer} data-theme="dark">
          <Menu own={own} />
        </div>
      </Drawer>
      <SearchButton />
      <HouseState />
      <AccountMenu />
    </header>
  );
}
