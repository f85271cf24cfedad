import { Bone, Button, Card, Modal, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { faultText } from '../../../lib/fault-text.ts';
import { useT } from '../../../lib/i18n.ts';
import { visitProvider } from '../../../lib/visit.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { factorsQuery } from '../api/factors.ts';
import { linksQuery, useUnlink } from '../api/links.ts';
import type { ProviderName } from '../api/links.ts';
import { ProofForm } from './proof-form.tsx';
import css from './factors.module.css';
import rows from './passkeys.module.css';

interface Links {
  readonly identities: Answer<'identities'>['identities'];
  readonly offered: Answer<'providers'>;
}

/** Accounts at providers that open this one, and those that could. */
export function LinksCard() {
  const t = useT('factors');
  const query = useQuery(linksQuery);
  if (query.data !== undefined && namesOf(query.data).length === 0) return null;
  return (
    <Card title={t('links.title')}>
      <p className={css.lead}>{t('links.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={96} />}>
        {(links) => <LinkRows links={links} />}
      </QueryStates>
    </Card>
  );
}

/** What is linked, and what may be. */
function namesOf({ identities, offered }: Links): ProviderName[] {
  const linked = new Set(identities.map(({ provider }) => provider));
  const all = ['google', 'facebook', 'firebase'] as const;
  return all.filter((name) => linked.has(name) || (name !== 'firebase' && offered[name]));
}

function LinkRows({ links }: { readonly links: Links }) {
  const t = useT('factors');
  const ui = useT('ui');
  const [removing, setRemoving] = useState<ProviderName | null>(null);
  const labelOf = (name: ProviderName) =>
    links.identities.find(({ provider }) => provider === name)?.label ?? null;
  const close = (): void => setRemoving(null);
  return (
    <>
      <ul className={rows.rows}>
        {namesOf(links).map((name) => (
          <LinkRow
            key={name}
            provider={name}
            label={labelOf(name)}
            onRemove={() => setRemoving(name)}
          />
        ))}
      </ul>
      <Modal
        open={removing !== null}
        onClose={close}
        title={t('links.remove', { name: t(`links.${removing ?? 'google'}`) })}
        closeLabel={ui('close')}
        size="sm"
      >
        {removing !== null && <Unlink provider={removing} onDone={close} />}
      </Modal>
    </>
  );
}

interface LinkRowProps {
  readonly provider: ProviderName;
  /** Null where nothing is linked. */
  readonly label: string | null;
  readonly onRemove: () => void;
}

function LinkRow({ provider, label, onRemove }: LinkRowProps) {
  const t = useT('factors');
  const [leaving, setLeaving] = useState(false);
  const name = t(`links.${provider}`);

  async function link(visited: VisitedProvider): Promise<void> {
    setLeaving(true);
    try {
      await visitProvider(visited, { link: true, returnTo: paths.security });
    } catch (error) {
      toasts.show({ tone: 'bad', title: faultText(error) });
      setLeaving(false);
    }
  }

  return (
    <li>
      <span className={rows.what}>
        <b>{name}</b>
        <small>{label ?? t('links.none')}</small>
      </span>
      {label !== null && (
        <Button kind="link" size="sm" aria-label={t('links.remove', { name })} onClick={onRemove}>
          {t('links.remove.short')}
        </Button>
      )}
      {label === null && provider !== 'firebase' && (
        <Button
          size="sm"
          aria-label={t('links.add', { name })}
          loading={leaving}
          onClick={() => void link(provider)}
        >
          {t('links.add.short')}
        </Button>
      )}
    </li>
  );
}

function Unlink(props: { readonly provider: ProviderName; readonly onDone: () => void }) {
  const { provider, onDone } = props;
  const t = useT('factors');
  const unlink = useUnlink();
  const { data } = useQuery(factorsQuery);
  if (data === undefined) return <Bone h={120} />;
  return (
    <ProofForm
      danger
      lead={t('links.remove.lead', { name: t(`links.${provider}`) })}
      submit={t('links.remove.short')}
      wants={{ password: data.hasPassword, code: data.secondStep }}
      onProof={async (proof) => {
        await unlink.mutateAsync({ ...proof, provider });
        toasts.show({ tone: 'good', title: t('links.removed') });
        onDone();
      }}
    />
  );
}
