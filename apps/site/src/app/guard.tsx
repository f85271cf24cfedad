import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { start } from '../lib/start.ts';

const openToAll = ['/login', '/register', '/register.html', '/helpmc', '/download'];

/** Where the site asks everybody to sign in first, visitors are sent to do so. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const visitor = useSession(({ token, settled }) => settled && token === null);
  const closed = start.settings.loggedInHome && visitor && !openToAll.includes(pathname);
  return closed ? <Navigate to="/login" replace /> : children;
}
