import { Tag } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { standOf } from '../../components/stand.ts';
import { api } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { BackToQueue, Clock, FileHead } from './file-head.tsx';
import css from './cashier.module.css';
import { DecidePanel } from './decide-panel.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MoneyStory } from './money-story.tsx';
import { Story, Table } from './file-parts.tsx';
import { wordsOfWithdrawal } from './words.ts';
import type { WithdrawalFile } from './words.ts';

/** A withdrawal: why it waits, where its money came from, who asks, and the two words. */
export function WithdrawalPane({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useQuery({
    queryKey: ['withdrawal', id],
    queryFn: ({ signal }) => api('staffWithdrawal', { params: { id }, signal }),
    refetchInterval: looks.queue,
  });
  const { data } = query;
  const stand = standOf(query);
  return (
    <>
      <Panel className={css.file}>
        <BackToQueue />
        <Answer query={query}>{(file) => <Facts file={file} />}</Answer>
      </Panel>
      {data !== undefined && stand !== 'refused' && (
        <DecidePanel file={wordsOfWithdrawal(data)} isOld={stand === 'old'} onDone={onDone}>
          <MemberFacts file={data} />
        </DecidePanel>
      )}
    </>
  );
}

function Facts({ file }: { file: WithdrawalFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  const now = Date.parse(file.now);
  const about = t('withdrawal.about', {
    id: file.id.slice(0, 8),
    name: file.member.name,
    ago: format.relative(file.askedAt, now),
    until: format.time(file.promisedBy),
  });
  return (
    <>
      <FileHead amount={format.money(file.amount, file.currency)} text={about}>
        {file.consequence !== null && (
          <Clock from={file.askedAt} until={file.promisedBy} now={now} />
        )}
      </FileHead>
      <Signals file={file} />
      <MoneyStory file={file} />
      <section>
        <h3>{t('story')}</h3>
        <Story steps={file.story} label={t('story')} />
      </section>
      <Earlier file={file} />
      <Devices file={file} />
    </>
  );
}

function Signals({ file: { signals } }: { file: WithdrawalFile }) {
  const t = useT('console-cashier');
  return (
    <section>
      <h3>{t('why')}</h3>
      <ul className={css.signals}>
        {signals.map(({ code, text, speaks, stopped }) => (
          <li key={code}>
            <div>
              <b>{t(`rule.${code}`)}</b>
              <p>{text}</p>
            </div>
            {stopped && <Tag tone="bad">{t('stopped')}</Tag>}
            <Tag tone={speaks === 'for' ? 'good' : 'warn'}>{t(`speaks.${speaks}`)}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Earlier({ file: { earlier, currency } }: { file: WithdrawalFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  if (earlier.length === 0) return null;
  return (
    <Table
      title={t('earlier')}
      heads={[t('at'), t('state'), t('decidedBy'), t('amount')]}
      rows={earlier.map((one) => [
        <Moment key="asked" at={one.askedAt} />,
        t(`state.${one.state}`),
        one.decidedBy ?? t('byItself'),
        format.money(one.amount, currency),
      ])}
    />
  );
}

function Devices({ file: { devices } }: { file: WithdrawalFile }) {
  const t = useT('console-cashier');
  const format = useFormat();
  if (devices.length === 0) return null;
  return (
    <Table
      title={t('devices')}
      heads={[t('device'), t('device.first'), t('device.last'), t('device.signIns')]}
      rows={devices.map((one) => [
        [one.device, one.country].filter((part) => part !== null).join(', '),
        format.day(one.first),
        <Moment key="last" at={one.last} />,
        format.number(one.signIns),
      ])}
    />
  );
}
