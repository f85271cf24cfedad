import { Bone, Button, Card, DownloadIcon, EmptyState, Table, Tag } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { CopyText } from '../../../components/copy-text.tsx';
import { QueryStates } from '../../../components/query-states.tsx';
import type { Answer } from '../../../lib/api.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { saveJson } from '../../../lib/save-json.ts';
import { ledgerHeadsQuery } from '../api/fairness.ts';
import page from './fairness.module.css';
import css from './ledger-heads.module.css';

type Heads = Answer<'ledgerHeads'>['rows'][number];

const command = 'npm run verify -- ledger ledger.jsonl --heads ledger-heads.json';
/** The file has all of them. */
const shownMax = 7;

/** The ledger: what its proofs signed, which nobody can take back once it was saved. */
export function LedgerHeads() {
  const t = useT('fairness');
  const query = useQuery(ledgerHeadsQuery);
  return (
    <section>
      <h2 className={page.heading}>{t('ledger.title')}</h2>
      <p className={page.lead}>{t('ledger.lead')}</p>
      <QueryStates query={query} skeleton={<Bone h={320} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('ledger.none')} text={t('ledger.none.text')} />
          ) : (
            <SignedList rows={rows} />
          )
        }
      </QueryStates>
    </section>
  );
}

function SignedList({ rows }: { rows: readonly Heads[] }) {
  const t = useT('fairness');
  const format = useFormat();
  const columns: readonly Column<Heads>[] = [
    {
      key: 'at',
      head: t('ledger.at'),
      phone: 'lead',
      cell: ({ madeAt }) => `${format.day(madeAt)}, ${format.time(madeAt)}`,
    },
    {
      key: 'proof',
      head: t('ledger.proof'),
      end: true,
      cell: ({ proof }) => format.number(Number(proof)),
    },
    {
      key: 'sound',
      head: t('ledger.result'),
      cell: ({ sound }) => (
        <Tag tone={sound ? 'good' : 'bad'}>{t(sound ? 'ledger.sound' : 'ledger.unsound')}</Tag>
      ),
    },
    {
      key: 'hash',
      head: t('ledger.hash'),
      cell: ({ hash }) => (
        <span className={css.hash}>
          <CopyText text={hash} label={t('ledger.hash.copy')} />
        </span>
      ),
    },
  ];
  return (
    <>
      <Table
        label={t('ledger.title')}
        columns={columns}
        rows={rows.slice(0, shownMax)}
        rowKey={({ proof }) => proof}
      />
      <Card className={css.elsewhere}>
        <p>{t('ledger.text')}</p>
        <Button icon={<DownloadIcon />} onClick={() => saveJson('ledger-heads.json', rows)}>
          {t('ledger.save')}
        </Button>
        <CopyText text={command} label={t('elsewhere.copy')} />
      </Card>
    </>
  );
}
