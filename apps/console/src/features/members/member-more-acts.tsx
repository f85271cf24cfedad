import { Button } from '@arara/ui';
import { useState } from 'react';
import { useHeadingAfter } from '../../components/use-heading-after.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { AdjustSheet } from './member-adjust.tsx';
import { Consequence } from './member-acts.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import type { Member } from './member.ts';
import { RankSheet } from './member-rank.tsx';
import { ExcludeSheet, PauseSheet } from './member-restrict.tsx';
import css from './members.module.css';

const acts = {
  adjust: 'wallet:adjustment:propose',
  limit: 'members:limit:tighten',
  pause: 'members:limit:tighten',
  exclude: 'members:limit:tighten',
  rank: 'members:rank:set',
} as const;
type Act = keyof typeof acts;

const red: ReadonlySet<Act> = new Set(['pause', 'exclude']);

/** The acts about a member's money, limits and standing, that the person may do. */
export function MemberMoreActs({ member }: { member: Member }) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Act | null>(null);
  const own = (Object.keys(acts) as Act[]).filter((act) => may(self, acts[act]));
  const place = useHeadingAfter(own.join(' '));
  if (own.length === 0 || member.kind === 'trial') return null;
  return (
    <div className={css.acts} ref={place}>
      {own.map((act) => (
        <Button
          key={act}
          size="sm"
          kind={red.has(act) ? 'danger' : undefined}
          onClick={() => setAsked(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {asked !== null && <Asked act={asked} member={member} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface AskedProps {
  readonly act: Act;
  readonly member: Member;
  readonly onClose: () => void;
}

function Asked({ act, member, onClose }: AskedProps) {
  const { account } = member;
  if (act === 'adjust') return <AdjustSheet member={member} onClose={onClose} />;
  if (act === 'limit') return <LimitSheet member={member} onClose={onClose} />;
  if (act === 'rank') return <RankSheet member={member} onClose={onClose} />;
  const ActSheet = act === 'pause' ? PauseSheet : ExcludeSheet;
  return (
    <ActSheet account={account} onClose={onClose}>
      <Consequence account={account} />
    </ActSheet>
  );
}
