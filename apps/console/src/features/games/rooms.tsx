import { Segmented } from '@arara/ui';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';

const rooms = ['titles', 'shelves', 'vendors'] as const;
export type Room = (typeof rooms)[number];

const addressOf: Readonly<Record<Room, string>> = {
  titles: '/games',
  shelves: '/games/shelves',
  vendors: '/games/vendors',
};

/** The rooms of the desk: the titles, how the site shows them, and who makes them. */
export function Rooms({ room }: { room: Room }) {
  const t = useT('console-games');
  const navigate = useNavigate();
  const self = useSession((session) => session.self);
  const own = rooms.filter((name) => name !== 'vendors' || may(self, 'games:vendor:read'));
  return (
    <Segmented
      label={t('rooms')}
      onSurface
      choices={own.map((value) => ({ value, label: t(`room.${value}`) }))}
      value={room}
      onChange={(value) => void navigate(addressOf[value])}
    />
  );
}
