import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { HeartFilledIcon, HeartIcon, PlayIcon } from '../icon/first-icons.tsx';
import { Tag } from '../label/label.tsx';
import type { Tone } from '../label/label.tsx';
import { Link } from '../link/link.tsx';
import { Image } from '../picture/image.tsx';
import { coverSizes, coverSources } from '../theme/cover-sizes.ts';
import css from './card.module.css';

/** Addresses of a cover at 165 and 330 pixels, and what stands there until it comes. */
export type Cover = { small: string; large: string; placeholder?: string };

export type GameCardProps = {
  href: string;
  name: string;
  vendor: string;
  cover: Cover;
  seal?: { tone: Tone; text: string };
  /** Place in a ranking, drawn large beside the card. */
  rank?: number;
  /** Left out, there is no heart. */
  favourite?: { on: boolean; label: string; onToggle: () => void };
  /** In sight at once. */
  eager?: boolean;
  sizes?: string;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A game: the cover stays whole, name and heart stand below it. The heart is no part of the link. */
export function GameCard(props: GameCardProps) {
  const { href, name, vendor, cover, seal, rank, favourite, eager, sizes, onOpen } = props;
  return (
    <article className={clsx(css.game, rank && css.ranked)}>
      {seal && (
        <Tag tone={seal.tone} className={css.seal}>
          {seal.text}
        </Tag>
      )}
      {rank && (
        <span className={clsx(css.rank, 'num')} aria-hidden>
          {rank}
        </span>
      )}
      <Link href={href} className={css.link} onClick={onOpen}>
        <Image
          className={css.art}
          sources={coverSources(cover)}
          sizes={sizes ?? coverSizes}
          alt=""
          width={300}
          height={400}
          placeholder={cover.placeholder}
          eager={eager}
          failed={name}
        />
        <span className={css.name}>{name}</span>
        <span className={css.vendor}>{vendor}</span>
      </Link>
      {favourite && (
        <button
          type="button"
          className={css.heart}
          aria-pressed={favourite.on}
          aria-label={favourite.label}
          onClick={favourite.onToggle}
        >
          {favourite.on ? <HeartFilledIcon size={18} /> : <HeartIcon size={18} />}
        </button>
      )}
    </article>
  );
}

export type GameRowProps = {
  href: string;
  name: string;
  /** "há 12 min". */
  note?: ReactNode;
  /** The result of the latest round, where the look has a line for it. */
  result?: ReactNode;
  cover: Cover;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A game played lately: one press and it goes on. */
export function GameRow({ href, name, note, result, cover, onOpen }: GameRowProps) {
  return (
    <Link href={href} className={css.row} onClick={onOpen}>
      <Image
        className={css.rowArt}
        sources={coverSources(cover).slice(0, 1)}
        sizes="52px"
        alt=""
        width={300}
        height={400}
        placeholder={cover.placeholder}
      />
      <span className={css.rowText}>
        <b>{name}</b>
        {note && <small>{note}</small>}
        {result && <small className={css.rowResult}>{result}</small>}
      </span>
      <span className={css.play} aria-hidden>
        <PlayIcon size={16} />
      </span>
    </Link>
  );
}

/** Cards in the columns of the lobby: 2 below 360 px, 3 on a phone, 5, 7 on a desk. */
export const GameGrid = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={clsx(css.grid, className)}>{children}</div>
);
