import { knowsPasskeys } from '@arara/client';
import { Button, Table } from '@arara/ui';
import { useState } from 'react';
import { Moment } from '../../components/moment.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import type { Answer } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import css from '../staff/staff.module.css';
import { NewPasskey } from './new-passkey.tsx';

type Passkey = Answer<'staffAccess'>['passkeys'][number];

/** The passkeys of the own account; the app is beside them and stays. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT('console-staff');
  const [leaving, setLeaving] = useState<Passkey>();
  return (
    <>
      <p className={css.inside}>{t('me.passkeys.text')}</p>
      {passkeys.length === 0 ? (
        <p className={css.none}>{t('me.passkeys.none')}</p>
      ) : (
        <Table
          label={t('me.passkeys')}
          rows={passkeys}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: t('me.passkeys.name'),
              phone: 'lead',
              cell: ({ name }) => name,
            },
            { key: 'host', head: t('me.passkeys.host'), cell: ({ host }) => host },
            {
              key: 'made',
              head: t('me.passkeys.made'),
              cell: ({ createdAt }) => <Moment at={createdAt} />,
            },
            {
              key: 'used',
              head: t('me.passkeys.used'),
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? t('me.passkeys.unused') : <Moment at={lastUsedAt} />,
            },
            {
              key: 'remove',
              head: t('me.passkeys.remove'),
              cell: (one) => (
                <Button
                  size="sm"
                  aria-label={t('me.passkeys.remove.of', { name: one.name })}
                  onClick={() => setLeaving(one)}
                >
                  {t('me.passkeys.remove')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {knowsPasskeys() ? <NewPasskey /> : <p className={css.none}>{t('me.passkeys.unknown')}</p>}
      {leaving !== undefined && (
        <ReasonSheet
          title={t('me.passkeys.remove.of', { name: leaving.name })}
          verb={t('me.passkeys.remove')}
          kind="danger"
          needsReason={false}
          deed={() => api('removeStaffPasskey', { body: { id: leaving.id } })}
          said={t('me.passkeys.removed')}
          onClose={() => setLeaving(undefined)}
        >
          <p>{t('me.passkeys.remove.text')}</p>
        </ReasonSheet>
      )}
    </>
  );
}
