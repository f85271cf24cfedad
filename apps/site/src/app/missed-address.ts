import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Goes to the address that somebody turned to while the first page was being drawn: back or forward
 * among the entries of this document. The router had read the address by then, and did not listen yet.
 */
export function useMissedAddress(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const now = window.location;
    if (pathname + search + hash === now.pathname + now.search + now.hash) return;
    const to = { pathname: now.pathname, search: now.search, hash: now.hash };
    // The router begins to listen in this very step, behind its children.
    queueMicrotask(() => void navigate(to, { replace: true }));
  }, [pathname, search, hash, navigate]);
}
