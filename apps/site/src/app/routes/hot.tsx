import { HotLobby } from '../../features/catalogue/components/hot-lobby.tsx';

/** What is played most. */
export default function HotPage() {
  return <HotLobby />;
}
