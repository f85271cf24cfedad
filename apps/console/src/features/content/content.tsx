import { ChipLink } from '@arara/ui';
import { useParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { AnnouncementPage } from './announcement-page.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { BannerList } from './banner-list.tsx';
import { BannerPage } from './banner-page.tsx';
import { Board } from './board.tsx';
import css from './content.module.css';
import { HelpList } from './help-list.tsx';
import { HelpPage } from './help-page.tsx';
import { LookPage } from './look-page.tsx';
import { Places } from './places.tsx';
import { SettingsPage } from './settings-page.tsx';
import { SitePage } from './site-page.tsx';
import { TermsPage } from './terms-page.tsx';
import { Texts } from './texts.tsx';

const rooms = [
  '',
  'site',
  'settings',
  'look',
  'announcements',
  'banners',
  'help',
  'terms',
  'places',
  'texts',
] as const;
type Room = (typeof rooms)[number];

/** The words and switches of the site: each thing by versions, with who, when and why. */
export default function Content() {
  const t = useT('console-content');
  const [first = '', key] = (useParams()['*'] ?? '').split('/');
  const room = rooms.find((one) => one === first) ?? '';
  return (
    <>
      <DeskHead title={t('title')} text={t('text')} />
      <nav className={css.rooms} aria-label={t('title')}>
        {rooms.map((one) => (
          <ChipLink key={one} href={one === '' ? '/content' : `/content/${one}`} on={one === room}>
            {t(`room.${one === '' ? 'now' : one}`)}
          </ChipLink>
        ))}
      </nav>
      <Shown key={`${room}/${key ?? ''}`} room={room} thing={key} />
    </>
  );
}

function Shown({ room, thing }: { room: Room; thing: string | undefined }) {
  switch (room) {
    case 'site':
      return <SitePage />;
    case 'settings':
      return <SettingsPage />;
    case 'look':
      return <LookPage />;
    case 'announcements':
      return thing ? <AnnouncementPage id={thing} /> : <AnnouncementList />;
    case 'banners':
      return thing ? <BannerPage id={thing} /> : <BannerList />;
    case 'help':
      return thing ? <HelpPage id={thing} /> : <HelpList />;
    case 'terms':
      return <TermsPage />;
    case 'places':
      return <Places />;
    case 'texts':
      return <Texts />;
    default:
      return <Board />;
  }
}
