import { Button, Chip, TextArea } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';
import css from './members.module.css';

type Flag = Member['flags'][number]['flag'];

const flags: readonly Flag[] = ['watch', 'fraud', 'duplicate', 'vulnerable', 'valued'];
const noteMax = 2_000;

/** The words of staff about the member, and the marks that the member bears. */
export function MemberNotes({ member }: { member: Member }) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<Flag | null>(null);
  const mayFlag = may(self, 'members:flag:write');
  const bears = (flag: Flag) => member.flags.some((one) => one.flag === flag);
  return (
    <Panel title={t('notes')} className={css.notes}>
      {mayFlag && (
        <div className={css.chips} role="group" aria-label={t('flags')}>
          {flags.map((flag) => (
            <Chip key={flag} on={bears(flag)} onClick={() => setAsked(flag)}>
              {t(`flag.${flag}`)}
            </Chip>
          ))}
        </div>
      )}
      {may(self, 'members:note:write') && <NewNote account={member.account} />}
      {member.notes.length === 0 ? (
        <p className={css.quiet}>{t('notes.none')}</p>
      ) : (
        <ul>
          {member.notes.map(({ id, at, by, text }) => (
            <li key={id}>
              <p>{text}</p>
              <small>
                {by} · <Moment at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <FlagSheet
          account={member.account}
          flag={asked}
          on={!bears(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}

function NewNote({ account }: { account: string }) {
  const t = useT('console-members');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const write = useMutation({
    mutationFn: () => api('staffNoteMember', { params: { account }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: ['member', account] });
    },
  });
  return (
    <>
      <TextArea
        label={t('note')}
        rows={2}
        maxLength={noteMax}
        value={text}
        error={write.error === null ? undefined : faultText(write.error)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        size="sm"
        disabled={text.trim() === ''}
        loading={write.isPending}
        onClick={() => write.mutate()}
      >
        {t('note.save')}
      </Button>
    </>
  );
}

interface FlagProps {
  readonly account: string;
  readonly flag: Flag;
  readonly on: boolean;
  readonly onClose: () => void;
}

/** A mark is put or taken for a reason. */
function FlagSheet({ account, flag, on, onClose }: FlagProps) {
  const t = useT('console-members');
  const verb = on ? 'put' : 'take';
  const params = { account };
  return (
    <ReasonSheet
      title={t(`flag.${verb}.title`, { flag: t(`flag.${flag}`) })}
      verb={t(`flag.${verb}`)}
      deed={(reason) => api('staffFlagMember', { params, body: { flag, on, reason } })}
      onClose={onClose}
    >
      <p>{t('flag.text')}</p>
    </ReasonSheet>
  );
}
