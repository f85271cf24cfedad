import type { ReactNode } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { useSession } from '../lib/session.ts';
import { start } from '../lib/start.ts';

/**
 * Open to everybody, always: the doors and the help (specification, section 2), and what a law or a
 * lost password wants readable before anybody signs in.
 */
const openToAll: readonly string[] = [
  paths.login,
  paths.register,
  '/provider/:provider',
  '/register.html',
  paths.help,
  '/download',
  paths.recovery,
  paths.affiliates,
  paths.responsible,
];

/** Where the site asks everybody to sign in first, visitors are sent to do so. */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const visitor = useSession(({ token, settled }) => settled && token === null);
  const isOpen = openToAll.some((path) => matchPath(path, pathname) !== null);
  const closed = start.settings.loggedInHome && visitor && !isOpen;
  return closed ? <Navigate to={paths.login} replace /> : children;
}
