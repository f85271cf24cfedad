import { dayIn } from '@arara/calendar';
import { useLocation, useNavigate } from 'react-router';
import { serverNow, start } from '../../lib/start.ts';
import { readDays, withSearch } from './filter.ts';
import type { Days } from './filter.ts';

interface RecordSearch {
  readonly search: URLSearchParams;
  readonly days: Days;
  /** The calendar day of the site's zone, by the server's clock. */
  readonly today: string;
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** The filter of a record lives in the address: it can be shared, reloaded and gone back to. */
export function useRecordSearch(): RecordSearch {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const today = dayIn(start.settings.timeZone, new Date(serverNow()));
  return {
    search,
    days: readDays(search, today),
    today,
    change: (changes) => void navigate(withSearch(search, changes), { replace: true }),
  };
}
