import { SessionDialogs } from '../features/session/components/session-dialogs.tsx';
import { OtherWays } from './other-ways.tsx';

/** Every layer of signing in and up, with the ways in that other features bring. */
export default function SessionLayers() {
  return <SessionDialogs otherWays={(onDone) => <OtherWays onDone={onDone} />} />;
}
