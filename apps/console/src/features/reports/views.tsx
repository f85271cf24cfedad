import {
  Button,
  Checkbox,
  IconButton,
  Link,
  Notice,
  Sheet,
  TextField,
  TrashIcon,
  toasts,
} from '@arara/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { Plain } from '../../components/plain.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer as Value } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import { looks } from '../../lib/looks.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './reports.module.css';
import type { Address } from './use-address.ts';

type View = Value<'staffViews'>['views'][number];

/** Tables with their period, filters, order and columns under names: own ones, and those of colleagues. */
export function Views({ address }: { address: Address }) {
  const t = useT('console-reports');
  const mayKeep = may(
    useSession((session) => session.self),
    'reports:view:keep',
  );
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['views'],
    queryFn: ({ signal }) => api('staffViews', { query: {}, signal }),
    refetchInterval: looks.slow,
  });
  return (
    <Panel
      title={t('views')}
      aside={
        mayKeep && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('view.keep')}
          </Button>
        )
      }
    >
      <Answer query={query} rows={2}>
        {({ views }) =>
          views.length === 0 ? (
            <Plain title={t('views.none')} text={mayKeep ? t('views.none.text') : undefined} />
          ) : (
            <ul className={css.lines}>
              {views.map((view) => (
                <ViewLine key={view.id} view={view} />
              ))}
            </ul>
          )
        }
      </Answer>
      {isOpen && <KeepSheet address={address} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function ViewLine({ view }: { view: View }) {
  const t = useT('console-reports');
  const [isAsked, setAsked] = useState(false);
  return (
    <li>
      <span>
        <Link href={`/reports?${view.search}`}>{view.name}</Link>
        {!view.own && <small>{t('view.by', { name: view.by })}</small>}
      </span>
      {view.own && (
        <IconButton
          icon={<TrashIcon />}
          label={t('view.drop', { name: view.name })}
          onClick={() => setAsked(true)}
        />
      )}
      {isAsked && (
        <ReasonSheet
          title={t('view.drop', { name: view.name })}
          verb={t('view.drop.do')}
          kind="danger"
          needsReason={false}
          said={t('view.dropped')}
          deed={() => api('dropView', { params: { id: view.id } })}
          onClose={() => setAsked(false)}
        >
          <p>{t('view.drop.text')}</p>
        </ReasonSheet>
      )}
    </li>
  );
}

function KeepSheet({ address, onClose }: { address: Address; onClose: () => void }) {
  const t = useT('console-reports');
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [isShort, setShort] = useState(false);
  const keep = useMutation({
    mutationFn: () =>
      api('keepView', { body: { name: name.trim(), search: address.search, shared } }),
    onSuccess() {
      toasts.show({ tone: 'good', title: t('view.kept') });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['views'] }),
  });
  const press = (): void => {
    const lacks = name.trim() === '';
    setShort(lacks);
    if (!lacks) keep.mutate();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('view.keep')}
      closeLabel={t('close')}
      footer={
        <Button full kind="primary" loading={keep.isPending} onClick={press}>
          {t('view.keep')}
        </Button>
      }
    >
      <div className={css.keep}>
        <TextField
          label={t('view.name')}
          maxLength={60}
          value={name}
          error={isShort ? t('view.name.missing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('view.shared')}
        </Checkbox>
        {keep.error !== null && (
          <Notice tone="bad" announce>
            {faultText(keep.error)}
          </Notice>
        )}
      </div>
    </Sheet>
  );
}
