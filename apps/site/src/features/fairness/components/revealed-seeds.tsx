import { CircleAlertIcon, CircleCheckIcon, DownIcon, Facts } from '@arara/ui';
import { isRevealOf } from '@arara/fairness';
import { CopyText } from '../../../components/copy-text.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { PairCount, PairRounds } from './pair-rounds.tsx';
import css from './fairness.module.css';

type Revealed = Answer<'mySeeds'>['revealed'][number];

/** Pairs that were revealed; this device checks that each seed is the promised one. */
export function RevealedSeeds({ revealed }: { revealed: readonly Revealed[] }) {
  const t = useT('fairness');
  const format = useFormat();
  if (revealed.length === 0) return <p className={css.none}>{t('seeds.norevealed')}</p>;
  return (
    <div className={css.revealed}>
      <h3>{t('seeds.revealed')}</h3>
      {revealed.map((pair) => {
        const kept = isRevealOf(pair.serverSeed, pair.serverSeedHash);
        return (
          <details key={pair.serverSeedHash}>
            <summary>
              {kept ? (
                <CircleCheckIcon size={20} className={css.good} />
              ) : (
                <CircleAlertIcon size={20} className={css.bad} />
              )}
              <span>
                {pair.clientSeed}
                <small>
                  <PairCount count={pair.nonce} refused={pair.refused} /> ·{' '}
                  {format.moment(pair.revealedAt)}
                </small>
              </span>
              <DownIcon size={20} className={css.fold} />
            </summary>
            <p className={css.label}>{t('seeds.server')}</p>
            <CopyText whole text={pair.serverSeed} label={t('seeds.server.copy')} />
            <p className={css.label}>{t('seeds.hash')}</p>
            <CopyText whole text={pair.serverSeedHash} label={t('seeds.hash.copy')} />
            {pair.promise !== null && (
              <>
                <p className={css.label}>{t('seeds.promise')}</p>
                <CopyText whole text={pair.promise} label={t('seeds.promise.copy')} />
              </>
            )}
            <Facts facts={[[t('seeds.kept'), kept ? t('seeds.kept.yes') : t('seeds.kept.no')]]} />
            {pair.nonce > 0 && (
              <PairRounds
                serverSeedHash={pair.serverSeedHash}
                count={pair.nonce}
                refused={pair.refused}
              />
            )}
          </details>
        );
      })}
    </div>
  );
}
