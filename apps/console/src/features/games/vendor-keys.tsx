import { Button, Notice, Tag } from '@arara/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { mayDecide } from '../../lib/decision-kinds.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { SecretSheet } from './secret-sheet.tsx';
import css from './shelves.module.css';
import type { Vendor } from './vendor-words.tsx';

type Key = NonNullable<Vendor['keys']>[number];
const liveMax = 2;

/** The permission to see the secret of a new key; the two people who agreed to it need it, too. */
const takePermission = 'vendors:key:change:all';

/** The keys by which the vendor and the wallet know each other: two people make one and end one. */
export function VendorKeys({ vendor: { keys, name, walletVendor } }: { vendor: Vendor }) {
  const t = useT('console-games');
  const self = useSession((session) => session.self);
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Key | null>(null);
  const { take, close } = useTaking();
  const mayAdd = mayDecide(self, 'propose', 'vendor.key.add');
  const mayTake = ({ waits, by }: Key): boolean =>
    self !== null &&
    waits &&
    self.permissions.includes(takePermission) &&
    by?.split(', ').includes(self.email) === true;
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
          <KeyLine
            key={key.keyId}
            of={key}
            isTaking={take.isPending && take.variables === key.keyId}
            onTake={mayTake(key) ? () => take.mutate(key.keyId) : undefined}
            onEnd={mayAdd ? () => setEnding(key) : undefined}
          />
        ))}
      </ul>
      {take.error !== null && (
        <Notice tone="bad" announce>
          {faultText(take.error)}
        </Notice>
      )}
      {take.data !== undefined && <SecretSheet told={take.data} onClose={close} />}
      {isAdding && (
        <AddSheet name={name} walletVendor={walletVendor} onClose={() => setAdding(false)} />
      )}
      {ending !== null && <EndSheet keyId={ending.keyId} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

/**
 * Takes the secret of a key. The answer stays outside the list of keys: the next look at the list no longer has the
 * key as one that waits, and the secret is told only once.
 */
function useTaking() {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: (keyId: string) => api('takeVendorKey', { params: { keyId } }),
    gcTime: 0,
  });
  const close = (): void => {
    take.reset();
    void client.invalidateQueries({ queryKey: ['vendors'] });
  };
  return { take, close };
}

interface AddSheetProps {
  readonly name: string;
  readonly walletVendor: string;
  readonly onClose: () => void;
}

function AddSheet({ name, walletVendor, onClose }: AddSheetProps) {
  const t = useT('console-games');
  return (
    <ReasonSheet
      title={t('key.add.title', { name })}
      verb={t('key.propose')}
      deed={(reason) =>
        api('proposeDecision', {
          body: { kind: 'vendor.key.add', subject: { vendor: walletVendor }, reason },
        })
      }
      said={t('key.proposed')}
      onClose={onClose}
    >
      <p>{t('key.add.text')}</p>
    </ReasonSheet>
  );
}

function EndSheet({ keyId, onClose }: { keyId: string; onClose: () => void }) {
  const t = useT('console-games');
  return (
    <ReasonSheet
      title={t('key.end.title', { key: keyId })}
      verb={t('key.propose')}
      kind="danger"
      deed={(reason) =>
        api('proposeDecision', { body: { kind: 'vendor.key.revoke', subject: { keyId }, reason } })
      }
      said={t('key.proposed')}
      onClose={onClose}
    >
      <p>{t('key.end.text')}</p>
    </ReasonSheet>
  );
}

interface KeyLineProps {
  readonly of: Key;
  readonly isTaking: boolean;
  readonly onTake: (() => void) | undefined;
  readonly onEnd: (() => void) | undefined;
}

function KeyLine({ of, isTaking, onTake, onEnd }: KeyLineProps) {
  const t = useT('console-games');
  const { moment } = useFormat();
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
        {onTake !== undefined && (
          <Button size="sm" kind="primary" loading={isTaking} onClick={onTake}>
            {t('key.take')}
          </Button>
        )}
        {onEnd !== undefined && (
          <Button size="sm" aria-label={t('key.end.title', { key: keyId })} onClick={onEnd}>
            {t('key.end')}
          </Button>
        )}
      </span>
    </li>
  );
}
