import { Segmented } from '@arara/ui';
import { useNavigate, useParams } from 'react-router';
import { DeskHead } from '../../components/desk-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { Cases } from './cases.tsx';
import { DayPage } from './day-page.tsx';
import { Days } from './days.tsx';
import { RulePage } from './rule-page.tsx';
import { Rules } from './rules.tsx';

const rooms = ['cases', 'rules', 'days'] as const;
type Room = (typeof rooms)[number];

const permissionOf: Readonly<Record<Room, string>> = {
  cases: 'cases:case:read',
  rules: 'risk:rule:read',
  days: 'cashier:statement:read',
};

/** The risk desk: cases, the rules that open them, and the days compared with the books of others. */
export default function Risk() {
  const t = useT('console-risk');
  const navigate = useNavigate();
  const self = useSession((session) => session.self);
  const [first = '', ...rest] = (useParams()['*'] ?? '').split('/');
  const own = rooms.filter((name) => may(self, permissionOf[name]));
  const room = own.find((name) => name === first) ?? own[0] ?? 'cases';
  return (
    <>
      <DeskHead title={t('title')} text={t(`${room}.about`)}>
        {own.length > 1 && (
          <Segmented
            label={t('title')}
            onSurface
            choices={own.map((value) => ({ value, label: t(`room.${value}`) }))}
            value={room}
            onChange={(value) => void navigate(`/risk/${value}`)}
          />
        )}
      </DeskHead>
      <Inside room={room} open={rest.join('/')} />
    </>
  );
}

function Inside({ room, open }: { room: Room; open: string }) {
  if (room === 'cases') return <Cases open={open} />;
  if (room === 'rules') return open === '' ? <Rules /> : <RulePage key={open} id={open} />;
  return open === '' ? <Days /> : <DayPage key={open} day={open} />;
}
