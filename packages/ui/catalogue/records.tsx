import { useState } from 'react';
import { Button, Card, LoadMore, Money, Pagination, Table, Tag, Timeline } from '../src/index.ts';
import type { Column, Tone } from '../src/index.ts';
import { Part } from './part.tsx';

type Movement = { id: string; when: string; what: string; state: [Tone, string]; amount: string };

const movements: Movement[] = [
  {
    id: '1',
    when: '21/11, 20h14',
    what: 'Depósito Pix',
    state: ['good', 'Pago'],
    amount: '+R$ 50,00',
  },
  {
    id: '2',
    when: '21/11, 18h02',
    what: 'Saque Pix',
    state: ['warn', 'Em análise'],
    amount: '−R$ 300,00',
  },
];

const columns: Column<Movement>[] = [
  { key: 'what', head: 'Movimento', cell: ({ what }) => what, phone: 'lead' },
  {
    key: 'amount',
    head: 'Valor',
    cell: ({ amount }) => <Money>{amount}</Money>,
    end: true,
    phone: 'lead',
  },
  { key: 'when', head: 'Quando', cell: ({ when }) => when, sortable: true },
  {
    key: 'state',
    head: 'Estado',
    cell: ({ state: [tone, text] }) => <Tag tone={tone}>{text}</Tag>,
  },
];

export function Data() {
  const [shown, setShown] = useState(42);
  return (
    <Part name="data" title="Dados">
      <Table
        label="Movimentos"
        columns={columns}
        rows={movements}
        rowKey={({ id }) => id}
        sort={{ key: 'when', direction: 'descending' }}
        onSort={() => undefined}
        totals={{ what: 'Total', amount: '−R$ 250,00' }}
      />
      <br />
      <Pagination
        page={4}
        total={15}
        hrefOf={(page) => `#page${page}`}
        labels={{
          nav: 'Páginas',
          back: 'Anterior',
          forward: 'Próxima',
          page: (page) => `Página ${page}`,
        }}
      />
      <LoadMore
        shown={shown}
        total={612}
        text={`${shown} de 612 jogos`}
        buttonLabel="Carregar mais"
        onMore={() => setShown(shown + 42)}
      />
      <Card title="Saque de R$ 300,00">
        <Timeline
          label="Andamento do saque"
          steps={[
            {
              key: 'a',
              state: 'done',
              title: 'Pedido',
              at: { text: '21/11, 18h02', iso: '2026-11-21T18:02' },
            },
            { key: 'b', state: 'current', title: 'Em análise', note: 'Em até 120 minutos.' },
            { key: 'c', state: 'next', title: 'Pago' },
          ]}
        />
      </Card>
      <br />
      <Card title="Saque que não saiu" actions={<Button size="sm">Falar com a gente</Button>}>
        <Timeline
          label="Andamento do saque que não saiu"
          steps={[
            { key: 'a', state: 'done', title: 'Pedido' },
            { key: 'b', state: 'failed', title: 'Recusado', note: 'O banco devolveu o valor.' },
          ]}
        />
      </Card>
      <br />
      <Card bleed title="Sem margem">
        <img src="/art/banner-fortuna-720.webp" alt="" width={720} height={400} />
      </Card>
    </Part>
  );
}
