import { Button, Notice, Tag } from '@arara/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import type { Member } from './member.ts';
import css from './members.module.css';
import { saveFile } from './save-file.ts';

type Privacy = Value<'staffMemberPrivacy'>;
type PersonFile = Privacy['files'][number];

const tones = { MAKING: 'info', READY: 'good', TAKEN: 'mute', EXPIRED: 'mute' } as const;

/** The rights of the person about their own data: a file with all of it, and erasure. */
export function MemberPrivacy({ member }: { member: Member }) {
  const t = useT('console-members');
  const self = useSession((session) => session.self);
  const [asked, setAsked] = useState<'file' | 'erase' | null>(null);
  const { account } = member;
  const query = useQuery({
    queryKey: ['member', account, 'privacy'],
    queryFn: ({ signal }) => api('staffMemberPrivacy', { params: { account }, signal }),
    refetchInterval: looks.queue,
  });
  const close = () => setAsked(null);
  const mayErase = may(self, 'members:erasure:propose') && member.erasedAt === null;
  return (
    <Panel title={t('privacy')} className={css.people}>
      <Answer query={query} rows={3}>
        {(privacy) => (
          <>
            <Files account={account} files={privacy.files} />
            <div className={css.acts}>
              {may(self, 'members:file:make') && (
                <Button size="sm" onClick={() => setAsked('file')}>
                  {t('file.make')}
                </Button>
              )}
              {mayErase && (
                <Button size="sm" kind="danger" onClick={() => setAsked('erase')}>
                  {t('erase')}
                </Button>
              )}
            </div>
            {asked === 'file' && <FileSheet account={account} onClose={close} />}
            {asked === 'erase' && (
              <EraseSheet account={account} privacy={privacy} onClose={close} />
            )}
          </>
        )}
      </Answer>
    </Panel>
  );
}

function Files({ account, files }: { account: string; files: readonly PersonFile[] }) {
  const t = useT('console-members');
  const format = useFormat();
  const self = useSession((session) => session.self);
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: (id: string) => api('staffTakeFile', { params: { account, id }, body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: ['member', account] }),
    onSuccess: ({ json, html }) => {
      saveFile(`${account}.json`, 'application/json', json);
      saveFile(`${account}.html`, 'text/html', html);
    },
  });
  if (files.length === 0) return <p className={css.quiet}>{t('files.none')}</p>;
  return (
    <>
      <ul>
        {files.map(({ id, state, at, by, reason, expiresAt }) => (
          <li key={id}>
            <span>
              <Tag tone={tones[state]}>{t(`file.${state}`)}</Tag> <Moment at={at} />
            </span>
            <small>
              {[by, reason, state === 'READY' ? t('until', { at: format.moment(expiresAt) }) : '']
                .filter(Boolean)
                .join(' · ')}
            </small>
            {state === 'READY' && may(self, 'members:file:take') && (
              <Button
                size="sm"
                loading={take.isPending && take.variables === id}
                onClick={() => take.mutate(id)}
              >
                {t('file.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {take.error !== null && (
        <Notice tone="bad" announce>
          {faultText(take.error)}
        </Notice>
      )}
    </>
  );
}

interface SheetProps {
  readonly account: string;
  readonly onClose: () => void;
}

function FileSheet({ account, onClose }: SheetProps) {
  const t = useT('console-members');
  return (
    <ReasonSheet
      title={t('file.make.title')}
      verb={t('file.make')}
      deed={(reason) => api('staffAskFile', { params: { account }, body: { reason } })}
      said={t('file.asked')}
      onClose={onClose}
    >
      <p>{t('file.make.text')}</p>
    </ReasonSheet>
  );
}

/** Says what has to end first, what goes and what the law keeps; two people decide it. */
function EraseSheet({ account, privacy, onClose }: SheetProps & { readonly privacy: Privacy }) {
  const t = useT('console-members');
  const { open, keeps } = privacy;
  const subject = { account };
  return (
    <ReasonSheet
      title={t('erase.title')}
      verb={t('propose')}
      kind="danger"
      deed={(reason) => api('proposeDecision', { body: { kind: 'member.erase', subject, reason } })}
      said={t('proposed')}
      onClose={onClose}
    >
      <p>{t('erase.text')}</p>
      {open.length > 0 && (
        <Notice tone="warn">
          {t('erase.open', { what: open.map((code) => t(`open.code.${code}`)).join(', ') })}
        </Notice>
      )}
      <p>{t('erase.keeps')}</p>
      <ul>
        {[...new Set(keeps.map(({ because, months }) => `${because} ${months}`))].map((key) => {
          const [because = '', months = ''] = key.split(' ');
          return <li key={key}>{t(`keeps.${because}`, { months })}</li>;
        })}
      </ul>
    </ReasonSheet>
  );
}
