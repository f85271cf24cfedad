import { Bone, Button, ButtonLink, Card, Facts, TextField, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isClientSeed } from '@arara/fairness';
import { FaultLine } from '../../../components/fault-line.tsx';
import { CopyText } from '../../../components/copy-text.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { seedsQuery, useRotateSeeds } from '../api/fairness.ts';
import { drawSeed } from '../draw-seed.ts';
import { PairRounds } from './pair-rounds.tsx';
import { RevealedSeeds } from './revealed-seeds.tsx';
import css from './fairness.module.css';

/** The member's own pair of seeds: what is promised now, and what was revealed. */
export function SeedsCard() {
  const t = useT('fairness');
  const ui = useT('ui');
  const token = useSession((state) => state.token);
  const query = useQuery({ ...seedsQuery, enabled: token !== null });
  return (
    <Card title={<span id="seeds">{t('seeds.title')}</span>}>
      {token === null ? (
        <>
          <p className={css.lead}>{t('seeds.visitor')}</p>
          <ButtonLink href={paths.login}>{ui('login')}</ButtonLink>
        </>
      ) : (
        <QueryStates query={query} skeleton={<Bone h={280} />}>
          {(seeds) => (
            <>
              <CurrentSeeds seeds={seeds.current} />
              <ClientSeedForm current={seeds.current} next={seeds.next} />
              <RevealedSeeds revealed={seeds.revealed} />
            </>
          )}
        </QueryStates>
      )}
    </Card>
  );
}

type Current = Answer<'mySeeds'>['current'];
type Next = Answer<'mySeeds'>['next'];

function CurrentSeeds({ seeds }: { seeds: Current }) {
  const t = useT('fairness');
  const format = useFormat();
  const { serverSeedHash, promise, clientSeed, nonce, refused } = seeds;
  const isOlder = promise === null && clientSeed !== null;
  return (
    <>
      <p className={css.label}>{t('seeds.hash')}</p>
      <CopyText text={serverSeedHash} label={t('seeds.hash.copy')} />
      {promise !== null && <SeedPromise text={promise} />}
      {isOlder && <p className={css.lead}>{t('seeds.older')}</p>}
      <Facts
        facts={[
          [t('seeds.client'), clientSeed ?? t('seeds.client.none')],
          [t('seeds.nonce'), format.number(nonce)],
        ]}
      />
      {nonce > 0 && <PairRounds serverSeedHash={serverSeedHash} count={nonce} refused={refused} />}
    </>
  );
}

function SeedPromise({ text }: { text: string }) {
  const t = useT('fairness');
  return (
    <>
      <p className={css.label}>{t('seeds.promise')}</p>
      <CopyText text={text} label={t('seeds.promise.copy')} />
      <p className={css.lead}>{t('seeds.promise.text')}</p>
    </>
  );
}

interface ClientSeedFormProps {
  readonly current: Current;
  /** The promise that the seed of this form answers; it is in sight above it. */
  readonly next: Next;
}

/**
 * The player's own seed. The first one goes into the pair in force; a later one reveals that, which is
 * refused while a round is open, and puts the promised pair in its place.
 */
function ClientSeedForm({ current, next: { promise } }: ClientSeedFormProps) {
  const t = useT('fairness');
  const [clientSeed, setClientSeed] = useState(drawSeed);
  const rotate = useRotateSeeds();
  const bad = !isClientSeed(clientSeed);
  const isFirst = current.clientSeed === null;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (bad || rotate.isPending) return;
    rotate.mutate(
      { promise, clientSeed },
      {
        onSuccess: ({ revealed }) => {
          const done = revealed === null ? 'seeds.chosen' : 'seeds.rotated';
          toasts.show({ tone: 'good', title: t(done), text: t(`${done}.text`) });
          setClientSeed(drawSeed());
        },
      },
    );
  }

  return (
    <form className={css.rotate} onSubmit={submit} noValidate>
      {isFirst ? (
        <div>
          <SeedPromise text={promise} />
        </div>
      ) : (
        <NextPromise text={promise} />
      )}
      <TextField
        label={t('seeds.new')}
        hint={t('seeds.new.hint')}
        error={bad ? t('seeds.new.bad') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={clientSeed}
        onChange={({ target }) => setClientSeed(target.value)}
      />
      <FaultLine error={rotate.error} />
      <Button
        type="submit"
        kind="action"
        full
        loading={rotate.isPending}
        disabled={bad ? t('seeds.new.bad') : false}
      >
        {t(isFirst ? 'seeds.choose' : 'seeds.rotate')}
      </Button>
    </form>
  );
}

function NextPromise({ text }: { text: string }) {
  const t = useT('fairness');
  return (
    <div>
      <p className={css.label}>{t('seeds.next')}</p>
      <CopyText text={text} label={t('seeds.promise.copy')} />
      <p className={css.lead}>{t('seeds.next.text')}</p>
    </div>
  );
}
