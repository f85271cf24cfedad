import type { Game } from '@arara/contract';
import { Bone, Button, Image, Notice } from '@arara/ui';
import { useEffect, useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import css from './play.module.css';

/** From here on a game takes longer than people expect. */
const slowMs = 10_000;

interface FrameCoverProps {
  readonly game: Game | undefined;
  /** Only the words: what is behind shall be seen. */
  readonly clear: boolean;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Stands before a game until it is there, and says so when it takes long. */
export function FrameCover({ game, clear, onRetry, onBack }: FrameCoverProps) {
  const t = useT('play');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  if (clear && !slow) return null;
  return (
    <div className={clear ? css.clear : css.cover}>
      {!clear && (
        <div className={css.coming}>
          {game === undefined ? (
            <Bone w={168} h={224} />
          ) : (
            <Image
              className={css.coverArt}
              sources={[
                { url: game.cover.small, width: 165 },
                { url: game.cover.large, width: 330 },
              ]}
              sizes="168px"
              alt=""
              width={300}
              height={400}
              placeholder={game.cover.placeholder}
              eager
            />
          )}
          <p role="status">{t('opening')}</p>
          <span className={css.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
        </div>
      )}
      {slow && (
        <div className={css.slow}>
          <Notice tone="warn" announce title={t('slow.title')}>
            {t('slow.text')}
          </Notice>
          <div className={css.pair}>
            <Button kind="action" onClick={onRetry}>
              {t('slow.retry')}
            </Button>
            <Button onClick={onBack}>{t('back')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
