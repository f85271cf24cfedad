import { ArtPicture } from '@arara/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { RegisterBanners } from '../../features/home/components/register-banners.tsx';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';
import { RegisterForm } from '../../features/session/components/register-form.tsx';
import { registrationOpen } from '../../features/session/registration-open.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { Entrance } from './entrance.tsx';

/** Registration as a page, beside the banners of its group. */
export default function RegisterPage() {
  const t = useT('auth');
  const navigate = useNavigate();
  const open = registrationOpen();
  const plain = <ArtPicture name="cadastro" sizes="400px" eager />;
  return (
    <>
      <Entrance
        title={t(open ? 'register.title' : 'register.closed.title')}
        // Banners that call for an account have no place where none is opened.
        picture={open ? <RegisterBanners fallback={plain} /> : plain}
      >
        <RegisterForm
          onDone={(accountNumber) => openDialog('welcome', accountNumber)}
          onLogin={() => void navigate(paths.login)}
        />
      </Entrance>
      {open && <RouteBanners />}
    </>
  );
}
