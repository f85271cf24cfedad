import { Answer } from '../../components/answer.tsx';
import { DeskHead } from '../../components/desk-head.tsx';
import { useFormat, useT } from '../../lib/i18n.ts';
import { useMachine } from '../../lib/machine.ts';
import { may, useSession } from '../../lib/session.ts';
import { Followers } from './followers.tsx';
import { House } from './house.tsx';
import { Letters } from './letters.tsx';
import css from './machine.module.css';
import { Proofs } from './proofs.tsx';
import { Queue } from './queue.tsx';
import { Slowest, SlowestCalls } from './slowest.tsx';
import { SupportCode } from './support-code.tsx';

/** The machine room: what runs, what is late, what stands still, and what a person decides about it. */
export default function MachineRoom() {
  const t = useT('console-machine');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const query = useMachine();
  const at = query.data?.at;
  const text = at === undefined ? t('text') : t('text.at', { time: format.time(at) });
  return (
    <>
      <DeskHead title={t('title')} text={text} />
      <Answer query={query}>
        {(machine) => (
          <div className={css.panels}>
            <Proofs machine={machine} />
            <House machine={machine} />
            {may(self, 'events:letter:read') && <Letters at={machine.at} />}
            <Followers machine={machine} />
            <Queue machine={machine} />
            {machine.slowest !== null && <Slowest statements={machine.slowest} />}
            <SlowestCalls calls={machine.slowestCalls} />
            <SupportCode logs={machine.logs} />
          </div>
        )}
      </Answer>
    </>
  );
}
