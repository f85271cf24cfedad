import {
  AnnouncementIcon,
  EditIcon,
  HelpIcon,
  Link,
  MailIcon,
  MessageIcon,
  SpeedIcon,
  SupportIcon,
} from '@arara/ui';
import type { IconComponent } from '@arara/ui';
import { paths } from '../../config/paths.ts';
import { canTalk, openChat, openService } from '../../lib/customer-service.ts';
import { loginThen } from '../../lib/dialogs.ts';
import { useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { speedTest } from '../../lib/start.ts';
import { hasPage } from '../has-page.ts';
import css from './menu.module.css';
import { Sub } from './menu-sub.tsx';

interface Way {
  /** Key of its words in the namespace `ui`. */
  readonly text: string;
  readonly icon: IconComponent;
  /** A link, or what a press does. */
  readonly to: string | (() => void);
}

/** A member's own: visitors are asked to sign in first, and are then led on. */
const ofMember = (run: () => void) => (): void =>
  useSession.getState().token === null ? loginThen(run) : run();

const messages = '/messages';

const isOpen = ({ to }: Way): boolean => typeof to !== 'string' || hasPage(to);

/** Help and the ways to reach a person, always in the same order (specification, section 2). */
function ways(): Way[] {
  const talk: Way[] = [
    { text: 'menu.service', icon: SupportIcon, to: () => void openService() },
    { text: 'menu.chat', icon: MessageIcon, to: ofMember(() => void openChat()) },
  ];
  const written: Way[] = [
    { text: 'menu.messages', icon: MailIcon, to: messages },
    { text: 'menu.announcements', icon: AnnouncementIcon, to: '?dialog=announcements' },
    { text: 'menu.help', icon: HelpIcon, to: paths.help },
  ];
  const speed: Way = {
    text: 'menu.speed',
    icon: SpeedIcon,
    to: speedTest() ?? '?dialog=speed',
  };
  // The specification's own end with the speed test; what is ours comes after.
  const feedback: Way = { text: 'menu.feedback', icon: EditIcon, to: '?dialog=feedback' };
  return [
    ...(canTalk() ? talk : []),
    ...written.filter(isOpen),
    speed,
    ...[feedback].filter(isOpen),
  ];
}

/** Customer service, chat, messages, announcements, help, speed test; and feedback. */
export function SupportMenu() {
  const t = useT('ui');
  return (
    <Sub icon={<SupportIcon />} name={t('menu.support')}>
      <ul className={css.children}>
        {ways().map((way) => (
          <li key={way.text}>
            <WayLine way={way} />
          </li>
        ))}
      </ul>
    </Sub>
  );
}

function WayLine({ way: { text, icon: Icon, to } }: { readonly way: Way }) {
  const t = useT('ui');
  const inside = (
    <>
      <Icon />
      <span>{t(text)}</span>
    </>
  );
  return typeof to === 'string' ? (
    <Link href={to} className={css.entry}>
      {inside}
    </Link>
  ) : (
    <button type="button" className={css.entry} onClick={to}>
      {inside}
    </button>
  );
}
