import {
  BanIcon,
  Button,
  CheckIcon,
  CloseIcon,
  DownloadIcon,
  Facts,
  HourglassIcon,
  Notice,
  VerifiedIcon,
} from '@arara/ui';
import type { VerifyStep } from '@arara/game-kit';
import type { RoundProof } from '@arara/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Amount } from '../../../components/amount.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { seedsQuery } from '../api/fairness.ts';
import { saveJson } from '../save-json.ts';
import type { CheckedRound } from '../verify.ts';
import { RoundStory } from './round-story.tsx';
import css from './round.module.css';

const command = 'npm run verify -- round.json';
const shownMax = 120;

interface RoundVerdictProps {
  readonly round: unknown;
  readonly checked: CheckedRound;
}

/** What came of the check: the verdict, each step, the round in words, and how to check it elsewhere. */
export function RoundVerdict({ round, checked }: RoundVerdictProps) {
  const t = useT('fairness');
  const games = useT('games');
  const { ok, steps } = checked.verdict;
  const readable = steps[0]?.check !== 'shape';
  const secret = steps.at(-1)?.check === 'reveal';
  return (
    <div className={css.result}>
      {secret ? (
        <SecretNotice hash={(round as RoundProof).serverSeedHash} />
      ) : (
        <p className={clsx(css.verdict, ok ? css.verdictGood : css.verdictBad)}>
          {ok ? <VerifiedIcon size={30} /> : <BanIcon size={30} />}
          {games(ok ? 'verify.good' : 'verify.bad')}
        </p>
      )}
      {readable && <RoundFacts round={round as RoundProof} />}
      {!secret && (
        <ol className={css.steps}>
          {steps.map((step) => (
            <Step key={step.check} step={step} />
          ))}
        </ol>
      )}
      {checked.story.length > 0 && (
        <RoundStory
          lines={checked.story}
          symbolNames={checked.symbolNames}
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

function RoundFacts({ round }: { round: RoundProof }) {
  const t = useT('fairness');
  const games = useT('games');
  const format = useFormat();
  const { gameCode, gameVersion, stake, payout, currency, nonce, clientSeed } = round;
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
        [t('round.stake'), <Amount key="stake" value={stake} currency={currency} />],
        [t('round.payout'), <Amount key="payout" value={payout} currency={currency} />],
        [t('seeds.client'), clientSeed],
        [t('round.nonce'), format.number(nonce)],
      ]}
    />
  );
}

function Step({ step: { check, ok, stated, found } }: { step: VerifyStep }) {
  const t = useT('fairness');
  const games = useT('games');
  return (
    <li className={ok ? css.passed : css.failed}>
      <span className={css.mark} aria-hidden>
        {ok ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
      </span>
      <div>
        <b>
          <span className="sr">{ok ? t('step.passed') : t('step.failed')} </span>
          {games(`verify.check.${check}`)}
        </b>
        {ok ? (
          <code>{cut(found)}</code>
        ) : (
          <dl>
            <dt>{t('step.stated')}</dt>
            <dd>
              <code>{cut(stated)}</code>
            </dd>
            <dt>{t('step.found')}</dt>
            <dd>
              <code>{found === '' ? '—' : cut(found)}</code>
            </dd>
          </dl>
        )}
      </div>
    </li>
  );
}

/** A whole book is thousands of letters long; its beginning shows which one it is. */
function cut(text: string): string {
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}
