import { modalStack } from '@arara/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';

/** Back to where one came from on this site, or to the first page for who came from outside. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  function leave(): void {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx !== undefined && idx > 0) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }
  // A question that is answered by leaving closes in the same moment: its entry goes first.
  return () => modalStack.afterLayers(leave);
}
