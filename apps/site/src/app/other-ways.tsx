import { PasskeyButton } from '../features/factors/components/passkey-button.tsx';
import { OtherWaysIn } from '../features/session/components/other-ways.tsx';
import { ProviderButtons } from '../features/session/components/provider-buttons.tsx';
import { staysSignedIn } from '../features/session/stay.ts';
import { FreePlayButton } from './layout/free-play-button.tsx';
import { moduleOn } from '../lib/start.ts';

interface OtherWaysProps {
  /** Signed in; where the password must be changed first, the forced change takes over instead. */
  readonly onDone: () => void;
}

/** Ways in that need no password, below the form that does. */
export function OtherWays({ onDone }: OtherWaysProps) {
  return (
    <>
      <OtherWaysIn>
        {moduleOn('PASSKEY3') && <PasskeyButton stays={staysSignedIn} onDone={onDone} />}
        <ProviderButtons />
      </OtherWaysIn>
      <FreePlayButton full onDone={onDone} />
    </>
  );
}
