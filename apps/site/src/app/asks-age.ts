import { matchPath, useLocation } from 'react-router';
import { paths } from '../config/paths.ts';
import { useAge } from '../lib/age.ts';

/** The pages that anybody may read: those that a law wants readable ask nobody for their age. */
const openToAll: readonly string[] = [
  paths.help,
  paths.responsible,
  paths.affiliates,
  paths.licences,
  paths.recovery,
];

/** True if the age is asked for on this page: a part that would lie over it waits for the answer. */
export function useAsksAge(): boolean {
  const { pathname } = useLocation();
  const asked = useAge((state) => state.asked);
  return asked && !openToAll.some((path) => matchPath(path, pathname) !== null);
}
