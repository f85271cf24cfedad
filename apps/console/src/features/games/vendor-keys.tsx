import { Button, Notice, Sheet, Tag } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import css from './shelves.module.css';
import type { Vendor } from './vendor-words.tsx';

type Key = NonNullable<Vendor['keys']>[number];
const liveMax = 2;

/** The keys by which the vendor and the wallet know each other: two people make one and end one. */
export function VendorKeys({ vendor: { keys, name, walletVendor } }: { vendor: Vendor }) {
  const t = useT('console-games');
  const self = useSession((session) => session.self);
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Key | null>(null);
  const mayAdd = mayDecide(self, 'propose', 'vendor.key.add');
  return (
    <Panel
      title={t('keys')}
      aside={
        keys !== null &&
        mayAdd &&
        keys.length < liveMax && (
          <Button size="sm" onClick={() => setAdding(true)}>
            {t('key.add')}
          </Button>
        )
      }
      className={css.panel}
    >
      {keys === null && <p className={css.quiet}>{t('keys.house')}</p>}
      {keys?.length === 0 && <p className={css.quiet}>{t('keys.none')}</p>}
      <ul className={css.versions}>
        {keys?.map((key) => (
          <KeyLine key={key.keyId} of={key} onEnd={mayAdd ? () => setEnding(key) : undefined} />
        ))}
      </ul>
      {isAdding && (
        <ReasonSheet
          title={t('key.add.title', { name })}
          verb={t('key.propose')}
          deed={(reason) =>
            api('proposeDecision', {
              body: { kind: 'vendor.key.add', subject: { vendor: walletVendor }, reason },
            })
          }
          said={t('key.proposed')}
          onClose={() => setAdding(false)}
        >
          <p>{t('key.add.text')}</p>
        </ReasonSheet>
      )}
      {ending !== null && (
        <ReasonSheet
          title={t('key.end.title', { key: ending.keyId })}
          verb={t('key.propose')}
          kind="danger"
          deed={(reason) =>
            api('proposeDecision', {
              body: { kind: 'vendor.key.revoke', subject: { keyId: ending.keyId }, reason },
            })
          }
          said={t('key.proposed')}
          onClose={() => setEnding(null)}
        >
          <p>{t('key.end.text')}</p>
        </ReasonSheet>
      )}
    </Panel>
  );
}

function KeyLine({ of, onEnd }: { of: Key; onEnd: (() => void) | undefined }) {
  const t = useT('console-games');
  const { moment } = useFormat();
  const email = useSession((session) => session.self?.email ?? '');
  const { keyId, fingerprint, since, by, waits } = of;
  return (
    <li className={css.line}>
      <span>
        <span className={css.mono}>{keyId}</span> {waits && <Tag tone="warn">{t('key.waits')}</Tag>}
        <br />
        <small className={css.quiet}>
          {[t('key.print', { print: fingerprint }), t('key.since', { at: moment(since) }), by]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={css.foot}>
        {waits && by?.split(', ').includes(email) === true && <TakeKey keyId={keyId} />}
        {onEnd !== undefined && (
          <Button size="sm" aria-label={t('key.end.title', { key: keyId })} onClick={onEnd}>
            {t('key.end')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Shows the secret once; it lives in this sheet alone and is gone with it. */
function TakeKey({ keyId }: { keyId: string }) {
  const t = useT('console-games');
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: () => api('takeVendorKey', { params: { keyId } }),
    gcTime: 0,
  });
  const close = (): void => {
    take.reset();
    void client.invalidateQueries({ queryKey: ['vendors'] });
  };
  return (
    <>
      <Button size="sm" kind="primary" loading={take.isPending} onClick={() => take.mutate()}>
        {t('key.take')}
      </Button>
      {take.data !== undefined && (
        <Sheet open onClose={close} title={t('key.secret')} closeLabel={t('key.kept')}>
          <p>{t('key.secret.text')}</p>
          <p className={css.mono}>{take.data.secret}</p>
          <p className={css.quiet}>{t('key.print', { print: take.data.fingerprint })}</p>
        </Sheet>
      )}
      {take.error !== null && (
        <Notice tone="bad" announce>
          {faultText(take.error)}
        </Notice>
      )}
    </>
  );
}
