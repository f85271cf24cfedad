import { ArtPicture } from '@arara/ui';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { RegisterBanners } from '../../features/home/components/register-banners.tsx';
import { RouteBanners } from '../../features/home/components/route-banners.tsx';
import { RegisterForm } from '../../features/session/components/register-form.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { Entrance } from './entrance.tsx';

/** Registration as a page, beside the banners of its group. */
export default function RegisterPage() {
  const t = useT('auth');
  const navigate = useNavigate();
  const plain = <ArtPicture name="cadastro" sizes="400px" eager />;
  return (
    <>
      <Entrance title={t('register.title')} picture={<RegisterBanners fallback={plain} />}>
        <RegisterForm
          onDone={(accountNumber) => openDialog('welcome', accountNumber)}
          onLogin={() => void navigate(paths.login)}
        />
      </Entrance>
      <RouteBanners />
    </>
  );
}
