import { Bone, Button, Card, DevicesIcon, Modal, Tag, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import type { Answer } from '../../../lib/api.ts';
import { faultText } from '../../../lib/fault-text.ts';
import { useFormat, useLanguage, useT } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/start.ts';
import { sessionsQuery, useEndOtherSessions, useRevokeSession } from '../api/security.ts';
import { placeOf } from '../place.ts';
import { OtherDevice } from './other-device.tsx';
import css from './security.module.css';

type Session = Answer<'sessions'>['sessions'][number];

/** Where the account is open, and how to close it there. */
export function SessionsCard() {
  const t = useT('account');
  const query = useQuery(sessionsQuery);
  return (
    <Card title={t('sessions.title')}>
      <p className={css.lead}>{t('sessions.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={132} />}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </QueryStates>
      <OtherDevice />
    </Card>
  );
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useT('account');
  const others = sessions.filter(({ current }) => !current);
  const ordered = [...sessions.filter(({ current }) => current), ...others];
  return (
    <>
      <Rows>
        {ordered.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Rows>
      {others.length === 0 ? (
        <p className={css.all}>{t('sessions.alone')}</p>
      ) : (
        <EndOthers count={others.length} />
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useT('account');
  const format = useFormat();
  const language = useLanguage();
  const revoke = useRevokeSession();
  const { id, current, device, address, country, lastSeenAt } = session;
  async function end(): Promise<void> {
    try {
      await revoke.mutateAsync(id);
      toasts.show({ tone: 'good', title: t('sessions.ended', { device }) });
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error) });
    }
  }
  return (
    <Row
      icon={<DevicesIcon size={20} />}
      title={
        <>
          {device} {current && <Tag tone="good">{t('sessions.this')}</Tag>}
        </>
      }
      notes={[
        placeOf(address, country, language),
        <time key="seen" dateTime={lastSeenAt}>
          {current
            ? t('sessions.now')
            : t('sessions.seen', { ago: format.relative(lastSeenAt, serverNow()) })}
        </time>,
      ]}
    >
      {!current && (
        <Button size="sm" kind="outline" loading={revoke.isPending} onClick={() => void end()}>
          {t('sessions.end')}
          <span className="sr"> {device}</span>
        </Button>
      )}
    </Row>
  );
}

/** Ends every session but this one; asks first, because phones in pockets go silent. */
function EndOthers({ count }: { count: number }) {
  const t = useT('account');
  const ui = useT('ui');
  const endOthers = useEndOtherSessions();
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);

  async function end(): Promise<void> {
    try {
      await endOthers.mutateAsync();
      toasts.show({ tone: 'good', title: t('sessions.allended') });
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error) });
    }
    close();
  }

  return (
    <>
      <Button className={css.all} kind="danger" onClick={() => setAsking(true)}>
        {t('sessions.endall')}
      </Button>
      <Modal
        open={asking}
        onClose={close}
        title={t('sessions.endall')}
        closeLabel={ui('close')}
        phone="card"
        size="sm"
        footer={
          <Button kind="danger" full loading={endOthers.isPending} onClick={() => void end()}>
            {t('sessions.endall.confirm', { count })}
          </Button>
        }
      >
        <p>{t('sessions.endall.text')}</p>
      </Modal>
    </>
  );
}
