import { Facts, Notice } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { standOf } from '../../components/stand.ts';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import css from './cashier.module.css';
import { DecidePanel } from './decide-panel.tsx';
import { BackToQueue, FileHead } from './file-head.tsx';
import { wordsOfPrize } from './words.ts';
import type { PrizeFile } from './words.ts';

interface PrizePaneProps {
  readonly vendor: string;
  readonly txId: string;
  readonly onDone: () => void;
}

/** A prize above its vendor's cap, with the round that won it. */
export function PrizePane({ vendor, txId, onDone }: PrizePaneProps) {
  const query = useQuery({
    queryKey: ['prize', vendor, txId],
    queryFn: ({ signal }) => api('staffPrize', { params: { vendor, txId }, signal }),
    refetchInterval: looks.queue,
  });
  const { data } = query;
  const stand = standOf(query);
  return (
    <>
      <Panel className={css.file}>
        <BackToQueue />
        <Answer query={query}>{(file) => <Prize file={file} />}</Answer>
      </Panel>
      {data !== undefined && stand !== 'refused' && (
        <DecidePanel file={wordsOfPrize(data)} isOld={stand === 'old'} onDone={onDone} />
      )}
    </>
  );
}

function Prize({ file }: { file: PrizeFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  const { currency, round } = file;
  const text = (amount: string): string => format.money(amount, currency);
  const about = t('prize.about', {
    game: file.game,
    name: file.member.name,
    ago: format.relative(file.wonAt, Date.parse(file.now)),
  });
  return (
    <>
      <FileHead amount={text(file.amount)} text={about} />
      <section>
        <h3>{t('round')}</h3>
        {round.mismatch && <Notice tone="warn">{t('round.mismatch')}</Notice>}
        <Facts
          facts={[
            [t('round.id'), round.id],
            [t('round.state'), t(`round.${round.state}`)],
            [t('round.opened'), <Moment key="opened" at={round.openedAt} />],
            [t('stake'), text(round.stake)],
            [t('round.prize'), text(round.prize)],
            [t('prize.cap'), text(file.cap)],
            [t('prize.vendor'), `${file.vendor}/${file.txId}`],
            [t('proof'), t(round.proof === null ? 'proof.none' : 'provable')],
          ]}
        />
      </section>
    </>
  );
}
