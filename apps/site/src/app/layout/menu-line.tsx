import { DownIcon, Image, Link } from '@arara/ui';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useFormat, useT } from '../../lib/i18n.ts';
import { menuIcons } from './menu-icons.ts';
import { isAt } from './menu-model.ts';
import type { MenuLink } from './menu-model.ts';
import css from './menu.module.css';

/** One entry of the side menu, with its vendors or games below it when there is a choice of them. */
export function MenuLine({ link }: { readonly link: MenuLink }) {
  const t = useT('ui');
  const format = useFormat();
  const id = useId();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const { key, href, text, count, children, childrenAre } = link;
  const Icon = menuIcons[key];
  const name = t(text);
  return (
    <li>
      <div className={css.line}>
        <Link
          href={href}
          className={css.entry}
          title={name}
          aria-current={isAt(href, pathname) ? 'page' : undefined}
        >
          {Icon && <Icon />}
          <span>{name}</span>
          {count !== undefined && <em className="num">{format.number(count)}</em>}
        </Link>
        {children && (
          <button
            type="button"
            className={css.more}
            aria-expanded={open}
            aria-controls={id}
            aria-label={t(childrenAre === 'games' ? 'menu.more.games' : 'menu.more', { name })}
            onClick={() => setOpen(!open)}
          >
            <DownIcon size={16} />
          </button>
        )}
      </div>
      {children && open && <MenuChildren id={id} href={href} links={children} />}
    </li>
  );
}

interface MenuChildrenProps {
  readonly id: string;
  /** The place that has all of them. */
  readonly href: string;
  readonly links: readonly MenuLink[];
}

/** The links below an entry: all of it, then each vendor or game. */
export function MenuChildren({ id, href, links }: MenuChildrenProps) {
  const t = useT('ui');
  return (
    <ul id={id} className={css.children}>
      <VendorLine link={{ key: 'all', href, text: t('menu.all') }} />
      {links.map((link) => (
        <VendorLine key={link.key} link={link} />
      ))}
    </ul>
  );
}

/** The mark of a studio; its name stands beside it. */
const StudioMark = ({ url }: { readonly url: string }) => (
  <i className={css.mark}>
    <Image sources={[{ url, width: 165 }]} sizes="28px" alt="" width={28} height={28} failed=" " />
  </i>
);

const VendorLine = ({ link }: { readonly link: MenuLink }) => (
  <li>
    <Link href={link.href} className={css.entry}>
      {link.picture !== undefined && link.picture !== '' && <StudioMark url={link.picture} />}
      <span>{link.text}</span>
      {link.count !== undefined && <em className="num">{link.count}</em>}
    </Link>
  </li>
);
