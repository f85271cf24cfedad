import { BanIcon, Button, DownloadIcon, Facts, HourglassIcon, Notice } from '@arara/ui';
import type { RoundProof } from '@arara/contract';
import { useQuery } from '@tanstack/react-query';
import { Amount } from '../../../components/amount.tsx';
import { CheckSteps, Verdict } from '../../../components/check-steps.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { seedsQuery } from '../api/fairness.ts';
import { saveJson } from '../../../lib/save-json.ts';
import type { CheckedRound } from '../verify.ts';
import { RoundStory } from './round-story.tsx';
import css from './round.module.css';

const command = 'npm run verify -- round.json';

interface RoundVerdictProps {
  readonly round: unknown;
  readonly checked: CheckedRound;
}

/** The outcome of the check: the verdict, each step, the round in words, and how to check it elsewhere. */
export function RoundVerdict({ round, checked }: RoundVerdictProps) {
  const t = useT('fairness');
  const games = useT('games');
  const { ok, steps, isBound } = checked.verdict;
  const readable = steps[0]?.check !== 'shape';
  const secret = steps.at(-1)?.check === 'reveal';
  return (
    <div className={css.result}>
      {secret ? (
        <SecretNotice hash={(round as RoundProof).serverSeedHash} />
      ) : (
        <Verdict ok={ok}>{games(ok ? 'verify.good' : 'verify.bad')}</Verdict>
      )}
      {readable && <RefusedNotice round={round as RoundProof} />}
      {ok && !isBound && <Notice tone="warn" title={games('verify.unbound')} />}
      {readable && <RoundFacts round={round as RoundProof} />}
      {!secret && <CheckSteps steps={steps} nameOf={(check) => games(`verify.check.${check}`)} />}
      {checked.story.length > 0 && (
        <RoundStory
          lines={checked.story}
          symbolNames={checked.symbolNames}
          symbolValues={checked.symbolValues}
          stake={(round as RoundProof).stake}
          currency={(round as RoundProof).currency}
        />
      )}
      {readable && !secret && (
        <section className={css.elsewhere}>
          <h3>{t('elsewhere.title')}</h3>
          <p>{t('elsewhere.text')}</p>
          <Button icon={<DownloadIcon />} onClick={() => saveJson('round.json', round)}>
            {t('elsewhere.save')}
          </Button>
          <CopyText text={command} label={t('elsewhere.copy')} />
        </section>
      )}
    </div>
  );
}

/** The seed is not revealed yet; whoever owns it can do so on this page. */
function SecretNotice({ hash }: { hash: string }) {
  const t = useT('fairness');
  const token = useSession((state) => state.token);
  const { data } = useQuery({ ...seedsQuery, enabled: token !== null });
  const own = data?.current.serverSeedHash === hash;
  return (
    <Notice tone="warn" icon={<HourglassIcon />} title={t('verdict.secret')}>
      {own ? (
        <>
          {t('verdict.own')} <a href="#seeds">{t('verdict.own.go')}</a>
        </>
      ) : (
        t('verdict.secret.text')
      )}
    </Notice>
  );
}

/** A refused round is proven like any other, so that nobody can refuse the winners unseen. */
function RefusedNotice({ round: { state, refusal } }: { round: RoundProof }) {
  const t = useT('fairness');
  if (state !== 'REFUSED' || refusal === null) return null;
  return (
    <Notice tone="warn" icon={<BanIcon />} title={t('verdict.refused')}>
      {t('verdict.refused.text', { reason: t(`refused.${refusal}`) })}
    </Notice>
  );
}

function RoundFacts({ round }: { round: RoundProof }) {
  const t = useT('fairness');
  const games = useT('games');
  const format = useFormat();
  const { gameCode, gameVersion, mode, payout, currency, nonce, clientSeed } = round;
  const isBought = mode !== 'base';
  // A file that was saved by an earlier version does not say what was paid.
  const { stake, cost }: Pick<RoundProof, 'stake'> & { cost?: string } = round;
  const won = round.jackpot ?? null;
  const jackpotFact =
    won === null || won.amount === null
      ? []
      : ([
          [
            t('round.jackpot', { level: games(`jackpot.level.${won.level}`) }),
            <Amount key="jackpot" value={won.amount} currency={currency} />,
          ],
        ] as const);
  return (
    <Facts
      facts={[
        [
          t('round.game'),
          `${games(`titles.${gameCode}.name`)} · ${t('round.version', { version: gameVersion })}`,
        ],
        ...(round.playedAt === undefined
          ? []
          : [[t('round.when'), format.moment(round.playedAt)] as const]),
        ...(isBought && cost !== undefined
          ? [[t('round.cost'), <Amount key="cost" value={cost} currency={currency} />] as const]
          : []),
        [
          t(isBought ? 'round.stake.base' : 'round.stake'),
          <Amount key="stake" value={stake} currency={currency} />,
        ],
        [t('round.payout'), <Amount key="payout" value={payout} currency={currency} />],
        ...jackpotFact,
        [t('seeds.client'), clientSeed],
        [t('round.nonce'), format.number(nonce)],
      ]}
    />
  );
}
