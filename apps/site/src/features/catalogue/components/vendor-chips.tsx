import type { StartData } from '@arara/contract';
import { Chip, ChipLink, HeartIcon } from '@arara/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { loginThen } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';
import { chipsOf } from '../chips.ts';
import { anyGame } from '../lobby-filter.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { BrandPicture } from './brand-picture.tsx';
import css from './lobby.module.css';

interface VendorChipsProps {
  readonly cards: StartData['categories'][number]['cards'];
  readonly control: FilterControl;
}

/** Studios of the category in one row, each a link: the address holds the choice. */
export function VendorChips({ cards, control }: VendorChipsProps) {
  const t = useT('lobby');
  const format = useFormat();
  const row = useRef<HTMLElement>(null);
  const { filter, hrefOf } = control;
  const chosen = filter.favourites ? 'favourites' : filter.vendor;

  // The chosen chip may lie outside the row, when one comes by a link or by Back. Only the row
  // moves: scrollIntoView would move the page as well.
  useEffect(() => {
    const place = row.current;
    const chip = place?.querySelector(`[data-choice='${CSS.escape(chosen)}']`);
    if (place == null || !(chip instanceof HTMLElement)) return;
    const middle = chip.getBoundingClientRect().left + chip.clientWidth / 2;
    const wanted = place.getBoundingClientRect().left + place.clientWidth / 2;
    place.scrollBy({ left: middle - wanted });
  }, [chosen]);

  return (
    <nav ref={row} aria-label={t('vendors')} className={css.chips}>
      <ChipLink href={hrefOf({ vendor: '', favourites: false })} on={chosen === ''} data-choice="">
        {t('vendors.all')}
      </ChipLink>
      {chipsOf(cards, filter.vendor).map(({ vassalage, name, games, icon }) => (
        <ChipLink
          key={vassalage}
          href={hrefOf({ vendor: vassalage, favourites: false })}
          on={chosen === vassalage}
          data-choice={vassalage}
          icon={<BrandPicture icon={icon} size={24} />}
          count={format.number(games)}
        >
          {name}
        </ChipLink>
      ))}
      <FavouritesChip href={hrefOf({ ...anyGame, favourites: true })} on={filter.favourites} />
    </nav>
  );
}

/** A visitor is asked to sign in and then sees them. */
function FavouritesChip({ href, on }: { readonly href: string; readonly on: boolean }) {
  const t = useT('lobby');
  const navigate = useNavigate();
  const signedIn = useSession(({ token }) => token !== null);
  if (!moduleOn('GAMELOFAV3')) return null;
  if (signedIn || on) {
    return (
      <ChipLink href={href} on={on} data-choice="favourites" icon={<HeartIcon size={17} />}>
        {t('favourites')}
      </ChipLink>
    );
  }
  return (
    <Chip icon={<HeartIcon size={17} />} onClick={() => loginThen(() => void navigate(href))}>
      {t('favourites')}
    </Chip>
  );
}
