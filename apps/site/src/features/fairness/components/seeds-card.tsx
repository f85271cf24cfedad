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
import { suggestSeed } from '../suggest-seed.ts';
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
              <CurrentSeeds seeds={seeds.current} next={seeds.nextServerSeedHash} />
              <RotateForm />
              <RevealedSeeds revealed={seeds.revealed} />
            </>
          )}
        </QueryStates>
      )}
    </Card>
  );
}

type Current = { seeds: Answer<'mySeeds'>['current']; next: string };

function CurrentSeeds({ seeds, next }: Current) {
  const t = useT('fairness');
  const format = useFormat();
  return (
    <>
      <p className={css.label}>{t('seeds.hash')}</p>
      <CopyText text={seeds.serverSeedHash} label={t('seeds.hash.copy')} />
      <Facts
        facts={[
          [t('seeds.client'), seeds.clientSeed],
          [t('seeds.nonce'), format.number(seeds.nonce)],
        ]}
      />
      <p className={css.label}>{t('seeds.next')}</p>
      <CopyText text={next} label={t('seeds.hash.copy')} />
      <p className={css.lead}>{t('seeds.next.text')}</p>
    </>
  );
}

/** A new pair: the old one is revealed. Refused while a round is open. */
function RotateForm() {
  const t = useT('fairness');
  const [clientSeed, setClientSeed] = useState(suggestSeed);
  const rotate = useRotateSeeds();
  const bad = !isClientSeed(clientSeed);

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (bad || rotate.isPending) return;
    rotate.mutate(clientSeed, {
      onSuccess: () => {
        toasts.show({ tone: 'good', title: t('seeds.rotated'), text: t('seeds.rotated.text') });
        setClientSeed(suggestSeed());
      },
    });
  }

  return (
    <form className={css.rotate} onSubmit={submit} noValidate>
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
        {t('seeds.rotate')}
      </Button>
    </form>
  );
}
