import { Button, Notice, toasts } from '@arara/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import css from './audit.module.css';

/** Until which line the chains were proved and what the proof found; who reads the audit may prove it anew. */
export function ChainState() {
  const t = useT('console-audit');
  const client = useQueryClient();
  const prove = useMutation({
    mutationFn: () => api('proveStaffAudit', {}),
    onSuccess: (found) => {
      client.setQueryData(['audit-proof'], found);
      if (found.faults.length === 0) toasts.show({ tone: 'good', title: t('prove.done') });
    },
    onError: (error) => toasts.show({ tone: 'bad', title: faultText(error) }),
  });
  return (
    <div className={css.proof}>
      <Proved />
      <Button size="sm" loading={prove.isPending} onClick={() => prove.mutate()}>
        {t('prove')}
      </Button>
    </div>
  );
}

function Proved() {
  const t = useT('console-audit');
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['audit-proof'],
    queryFn: ({ signal }) => api('staffAuditProof', { signal }),
  });
  if (data === undefined) return <div className={css.chain} aria-hidden />;
  const { proof, chains, faults } = data;
  if (proof === null) return <p className={css.chain}>{t('proof.none')}</p>;
  const at = format.moment(proof.madeAt);
  const isSound = proof.proofsSound && chains.every(({ sound }) => sound);
  if (!isSound) {
    return (
      <div className={css.chain}>
        <Notice tone="bad" title={t('proof.unsound', { at })}>
          <ul>
            {faults.map(({ merchant, place, line, fault }) => (
              <li key={`${merchant} ${place} ${line} ${fault}`}>
                {t(`fault.${fault}`, { chain: merchant ?? t('house'), place: place ?? '' })}
              </li>
            ))}
          </ul>
        </Notice>
      </div>
    );
  }
  const ends = chains.map(({ merchant, provedTo }) =>
    t('proof.to', { chain: merchant ?? t('house'), place: format.number(provedTo?.place ?? 0) }),
  );
  return (
    <p className={css.chain}>
      {t(proof.whole ? 'proof.whole' : 'proof.new', { at })} {ends.join(' · ')}
    </p>
  );
}
