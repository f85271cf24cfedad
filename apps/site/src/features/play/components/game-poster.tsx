import type { Game } from '@arara/contract';
import { Bone, Button, Facts, Image, PlayIcon, TextSkeleton } from '@arara/ui';
import { coverSources, posterSizes } from '@arara/ui/theme/cover-sizes.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { start } from '../../../lib/start.ts';
import css from './game-poster.module.css';

interface GamePosterProps {
  readonly game: Game;
  /** The choice of the main button's words: play, or sign in and play. */
  readonly isMember: boolean;
  readonly onPlay: () => void;
  /** Null where the game cannot be tried out. */
  readonly onTry: (() => void) | null;
  /** Other games, for who looks around. */
  readonly others: ReactNode;
}

/** A game before it is opened: what it is, what it pays back on average, and the ways in. */
export function GamePoster({ game, isMember, onPlay, onTry, others }: GamePosterProps) {
  const t = useT('play');
  const format = useFormat();
  const { minBet, rtpHundredths } = game;
  const pays = paysOf(game);
  const percent = rtpHundredths === null ? null : format.number(rtpHundredths / 100);
  const facts = [
    percent === null ? null : [t('rtp'), t('percent', { percent })],
    pays === null ? null : [t('pays'), t(pays.key, { count: pays.count })],
    minBet === null ? null : [t('minBet'), format.money(minBet, start.settings.currency)],
  ].filter((fact): fact is [string, string] => fact !== null);
  return (
    <>
      <article className={css.poster}>
        <Image
          className={css.posterArt}
          sources={coverSources(game.cover)}
          sizes={posterSizes}
          alt=""
          width={300}
          height={400}
          placeholder={game.cover.placeholder}
          eager
        />
        <div>
          <h1>{game.name}</h1>
          <p className={css.small}>{game.vendorName}</p>
          {game.isDemo && <p className={css.small}>{t('demo.text')}</p>}
          {facts.length > 0 && <Facts facts={facts} />}
          <div className={css.answers}>
            <Button kind="primary" size="lg" full icon={<PlayIcon size={18} />} onClick={onPlay}>
              {isMember ? t('play') : t('play.login')}
            </Button>
            {onTry !== null && (
              <Button kind="action" size="lg" full onClick={onTry}>
                {t('try')}
              </Button>
            )}
          </div>
          {onTry !== null && <p className={css.small}>{t('try.text')}</p>}
        </div>
      </article>
      <div className={css.others}>{others}</div>
    </>
  );
}

/** How a game pays: by lines, by ways or by groups; null where its vendor does not say. */
function paysOf({ classify, lineNum }: Game): { key: string; count: number } | null {
  if (classify.includes('cluster')) return { key: 'pays.cluster', count: 0 };
  if (classify.includes('anywhere')) return { key: 'pays.anywhere', count: 0 };
  if (lineNum === null) return null;
  if (classify.includes('variable')) return { key: 'pays.variable', count: lineNum };
  return { key: classify.includes('ways') ? 'pays.ways' : 'pays.lines', count: lineNum };
}

/** The poster on its way. */
export const PosterSkeleton = () => (
  <div className={css.poster} aria-hidden>
    <Bone className={css.posterArt} h="auto" />
    <div>
      <Bone w={220} h={36} />
      <TextSkeleton lines={4} />
      <Bone h={54} />
    </div>
  </div>
);
