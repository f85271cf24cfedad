import type { StartData } from '@arara/contract';
import { Chip, ChipLink, HeartIcon, HistoryIcon } from '@arara/ui';
import clsx from 'clsx';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { loginThen } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { moduleOn } from '../../../lib/start.ts';
import { chipsOf } from '../chips.ts';
import { anyGame } from '../lobby-filter.ts';
import type { Tab } from '../lobby-filter.ts';
import type { FilterControl } from '../use-lobby-filter.ts';
import { useRowAtChoice } from '../use-row-at-choice.ts';
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
  const chosen = filter.tab === 'all' ? filter.vendor : filter.tab;
  useRowAtChoice(row, chosen);

  return (
    <nav ref={row} aria-label={t('vendors')} className={clsx(css.chips, 'goesOn')}>
      <ChipLink href={hrefOf({ vendor: '', tab: 'all' })} on={chosen === ''} data-choice="">
        {t('vendors.all')}
      </ChipLink>
      {chipsOf(cards, filter.vendor).map(({ vassalage, name, games, icon }) => (
        <ChipLink
          key={vassalage}
          href={hrefOf({ vendor: vassalage, tab: 'all' })}
          on={chosen === vassalage}
          data-choice={vassalage}
          icon={<BrandPicture icon={icon} size={24} />}
          count={format.number(games)}
        >
          {name}
        </ChipLink>
      ))}
      {moduleOn('GAMELOREC3') && <OwnChip tab="recent" control={control} icon={recentSign} />}
      {moduleOn('GAMELOFAV3') && <OwnChip tab="favourites" control={control} icon={heartSign} />}
    </nav>
  );
}

const recentSign = <HistoryIcon size={17} />;
const heartSign = <HeartIcon size={17} />;

interface OwnChipProps {
  readonly tab: Exclude<Tab, 'all'>;
  readonly control: FilterControl;
  readonly icon: ReactNode;
}

/** A list of the member's own; a visitor is asked to sign in and then sees it. */
function OwnChip({ tab, control, icon }: OwnChipProps) {
  const t = useT('lobby');
  const navigate = useNavigate();
  const signedIn = useSession(({ token }) => token !== null);
  const href = control.hrefOf({ ...anyGame, tab });
  const on = control.filter.tab === tab;
  if (signedIn || on) {
    return (
      <ChipLink href={href} on={on} data-choice={tab} icon={icon}>
        {t(tab)}
      </ChipLink>
    );
  }
  return (
    <Chip icon={icon} onClick={() => loginThen(() => void navigate(href))}>
      {t(tab)}
    </Chip>
  );
}
