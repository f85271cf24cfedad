import { Bone, Button, Card, Modal, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { Row, Rows } from '../../../components/rows.tsx';
import { paths } from '../../../config/paths.ts';
import type { Answer } from '../../../lib/api.ts';
import { useT } from '../../../lib/i18n.ts';
import { visitProvider } from '../../../lib/visit.ts';
import type { VisitedProvider } from '../../../lib/visit.ts';
import { factorsQuery } from '../api/factors.ts';
import { linksQuery, useUnlink } from '../api/links.ts';
import { ProofForm } from './proof-form.tsx';
import steps from '../../../components/steps.module.css';
import css from './factors.module.css';

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
      <p className={steps.lead}>{t('links.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={96} />}>
        {(links) => <LinkRows links={links} />}
      </QueryStates>
    </Card>
  );
}

/** The providers that are linked, and those that may be. */
function namesOf({ identities, offered }: Links): VisitedProvider[] {
  const linked = new Set(identities.map(({ provider }) => provider));
  const all = ['google', 'facebook'] as const;
  return all.filter((name) => linked.has(name) || offered[name]);
}

function LinkRows({ links }: { readonly links: Links }) {
  const t = useT('factors');
  const ui = useT('ui');
  const [chosen, setChosen] = useState<VisitedProvider | null>(null);
  const labelOf = (name: VisitedProvider) =>
    links.identities.find(({ provider }) => provider === name)?.label ?? null;
  const close = (): void => setChosen(null);
  const linked = chosen !== null && labelOf(chosen) !== null;
  return (
    <>
      <Rows className={css.list}>
        {namesOf(links).map((name) => (
          <LinkRow
            key={name}
            provider={name}
            label={labelOf(name)}
            onChange={() => setChosen(name)}
          />
        ))}
      </Rows>
      <Modal
        open={chosen !== null}
        onClose={close}
        title={t(linked ? 'links.remove' : 'links.add', { name: t(`links.${chosen ?? 'google'}`) })}
        closeLabel={ui('close')}
        size="sm"
      >
        {chosen !== null && linked && <Unlink provider={chosen} onDone={close} />}
        {chosen !== null && !linked && <Link provider={chosen} />}
      </Modal>
    </>
  );
}

interface LinkRowProps {
  readonly provider: VisitedProvider;
  /** Null where nothing is linked. */
  readonly label: string | null;
  /** Links what is not, unlinks what is. */
  readonly onChange: () => void;
}

function LinkRow({ provider, label, onChange }: LinkRowProps) {
  const t = useT('factors');
  const name = t(`links.${provider}`);
  return (
    <Row title={name} notes={[label ?? t('links.none')]}>
      {label !== null && (
        <Button kind="link" size="sm" aria-label={t('links.remove', { name })} onClick={onChange}>
          {t('links.remove.short')}
        </Button>
      )}
      {label === null && (
        <Button size="sm" aria-label={t('links.add', { name })} onClick={onChange}>
          {t('links.add.short')}
        </Button>
      )}
    </Row>
  );
}

/** A person who finds the page open must not leave an account of their own behind. */
function Link({ provider }: { readonly provider: VisitedProvider }) {
  const t = useT('factors');
  const { data } = useQuery(factorsQuery);
  if (data === undefined) return <Bone h={120} />;
  return (
    <ProofForm
      lead={t('links.add.lead', { name: t(`links.${provider}`) })}
      submit={t('links.add.short')}
      wants={{ password: data.hasPassword, code: data.secondStep }}
      onProof={(proof) => visitProvider(provider, { link: true, returnTo: paths.security }, proof)}
    />
  );
}

function Unlink(props: { readonly provider: VisitedProvider; readonly onDone: () => void }) {
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
