import { ArtPicture, Logo, Modal, toasts } from '@arara/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../config/paths.ts';
import { goOnSignedIn } from '../../../lib/after-sign-in.ts';
import { closeDialog, openDialog, useDialogs } from '../../../lib/dialogs.ts';
import { useT } from '../../../lib/i18n.ts';
import { moduleOn, start } from '../../../lib/start.ts';
import { registrationOpen } from '../registration-open.ts';
import { ForcedChange } from './forced-change.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { Welcome } from './welcome.tsx';

interface SessionDialogsProps {
  /** Ways in beside the form, told what to do when one of them succeeded. */
  readonly otherWays: (onDone: () => void) => ReactNode;
}

/** Every layer of signing in and up; one is open at a time, Back closes it. */
export function SessionDialogs({ otherWays }: SessionDialogsProps) {
  const t = useT('auth');
  const { open, subject } = useDialogs();
  const mayRegister = moduleOn('DIRECTREG3');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** On its own page the form is already there, below the layer. */
  const enter = (door: 'login' | 'register'): void =>
    pathname.startsWith(paths[door]) ? closeDialog() : openDialog(door);

  return (
    <>
      <Modal
        open={open === 'login'}
        onClose={closeDialog}
        title={t('login.title')}
        closeLabel={t('close')}
        size="lg"
        art={<ArtPicture name="login" sizes="(min-width: 1024px) 370px, 100vw" />}
        brand={<Logo name={start.settings.siteName} />}
      >
        <LoginForm
          username={subject}
          onForgot={() => openDialog('forgot')}
          onRegister={mayRegister ? () => enter('register') : null}
          onDone={goOnSignedIn}
          otherWays={otherWays(goOnSignedIn)}
        />
      </Modal>
      <Modal
        open={open === 'register'}
        onClose={closeDialog}
        title={t(registrationOpen() ? 'register.title' : 'register.closed.title')}
        closeLabel={t('close')}
        size="lg"
        art={<ArtPicture name="cadastro" sizes="(min-width: 1024px) 370px, 100vw" />}
        brand={<Logo name={start.settings.siteName} />}
      >
        <RegisterForm
          onDone={(accountNumber) => {
            if (pathname !== paths.home) void navigate(paths.home);
            openDialog('welcome', accountNumber);
          }}
          onLogin={() => enter('login')}
        />
      </Modal>
      <Modal
        open={open === 'forgot'}
        onClose={closeDialog}
        title={t('forgot.title')}
        closeLabel={t('close')}
      >
        <ForgotForm
          onBack={() => enter('login')}
          onDone={() => {
            closeDialog();
            toasts.show({ tone: 'good', title: t('forgot.phone.done') });
            void navigate(paths.home);
          }}
        />
      </Modal>
      <ForcedChange open={open === 'password'} />
      <Welcome open={open === 'welcome'} accountNumber={subject} />
    </>
  );
}
