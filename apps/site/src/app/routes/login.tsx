import { ArtPicture } from '@arara/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { LoginForm } from '../../features/session/components/login-form.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { moduleOn } from '../../lib/start.ts';
import { OtherWays } from '../other-ways.tsx';
import { Entrance } from './entrance.tsx';

/** Signing in as a page: where a closed site sends its visitors. */
export default function LoginPage() {
  const t = useT('auth');
  const navigate = useNavigate();
  const mayRegister = moduleOn('DIRECTREG3');
  return (
    <Entrance title={t('login.title')} picture={<ArtPicture name="login" sizes="400px" eager />}>
      <LoginForm
        username={null}
        onForgot={() => openDialog('forgot')}
        onRegister={mayRegister ? () => void navigate(paths.register) : null}
        // The page sees by itself that somebody is inside, and leads home.
        onDone={() => undefined}
        otherWays={<OtherWays onDone={() => undefined} />}
      />
    </Entrance>
  );
}
