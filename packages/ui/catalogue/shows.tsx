import { useState } from 'react';
import {
  AgeMark,
  ArtPicture,
  Avatar,
  Badge,
  BallNumber,
  Button,
  Card,
  Carousel,
  Checkbox,
  Chip,
  Countdown,
  CountdownBoxes,
  EmptyState,
  ErrorState,
  Facts,
  GameCard,
  GameCardSkeleton,
  GameGrid,
  GameRow,
  HeartIcon,
  LoadMore,
  Loading,
  Logo,
  Money,
  Notice,
  OfflineBar,
  OfflineIcon,
  Pagination,
  Progress,
  QrCode,
  Rail,
  Segmented,
  Skeletons,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  TextSkeleton,
  Timeline,
  toasts,
} from '../src/index.ts';
import type { Column, Tone } from '../src/index.ts';
import { Columns, Part, Row } from './part.tsx';

export function Choices() {
  const [tab, setTab] = useState<'user' | 'phone'>('user');
  const [days, setDays] = useState<'1' | '7' | '14'>('7');
  const [amount, setAmount] = useState('50');
  const [on, setOn] = useState(true);
  return (
    <Part title="Escolhas">
      <Columns>
        <div>
          <Tabs
            label="Como entrar"
            value={tab}
            onChange={setTab}
            choices={[
              { value: 'user', label: 'Usuário' },
              { value: 'phone', label: 'Celular' },
            ]}
          >
            <p>Painel: {tab}</p>
          </Tabs>
          <Segmented
            label="Período"
            onSurface
            value={days}
            onChange={setDays}
            choices={[
              { value: '1', label: 'Hoje' },
              { value: '7', label: '7 dias' },
              { value: '14', label: '14 dias' },
            ]}
          />
        </div>
        <div>
          <Checkbox defaultChecked>
            Tenho 18 anos ou mais e aceito os <a href="#terms">termos de uso</a>.
          </Checkbox>
          <Checkbox error="Aceite os termos para criar a conta.">Aceito os termos.</Checkbox>
          <Switch
            label="Avisos no celular"
            hint="Só sobre a sua conta"
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
        </div>
        <div>
          <Row>
            <Chip on>Todos</Chip>
            <Chip count={612}>Slots</Chip>
            <Chip icon={<HeartIcon size={18} />}>Favoritos</Chip>
          </Row>
          <Row>
            {['20', '50', '100', '200'].map((value) => (
              <Chip key={value} asAmount on={value === amount} onClick={() => setAmount(value)}>
                {value}
              </Chip>
            ))}
          </Row>
        </div>
      </Columns>
    </Part>
  );
}

const tones: [Tone, string][] = [
  ['hot', 'Em alta'],
  ['new', 'Novo'],
  ['jackpot', 'Jackpot'],
  ['good', 'Pago'],
  ['warn', 'Em análise'],
  ['bad', 'Recusado'],
  ['info', 'Assinado'],
  ['mute', 'Encerrado'],
];

export function Labels() {
  const [endsAt] = useState(() => Date.now() + 702_000);
  const clock = { now: Date.now, announce: () => '' };
  return (
    <Part title="Selos, valores, marca">
      <Row>
        {tones.map(([tone, text]) => (
          <Tag key={tone} tone={tone}>
            {text}
          </Tag>
        ))}
        <Badge count={4} label="4 promoções" />
        <AgeMark age={18} title="Proibido para menores de 18 anos" />
      </Row>
      <Row>
        {['04', '11', '23', '37'].map((number) => (
          <BallNumber key={number}>{number}</BallNumber>
        ))}
        <BallNumber special>56</BallNumber>
        <BallNumber size="lg">41</BallNumber>
        <Logo name="Arara" />
        <Avatar src="/art/avatar-onca-96.webp" name="Luciana Matos" />
        <Avatar name="Luciana Matos" />
      </Row>
      <Row>
        <Money>R$ 1.234,50</Money>
        <Money tone="credit">+R$ 50,00</Money>
        <Money masked maskedLabel="Valor oculto">
          R$ 1,00
        </Money>
        <Countdown {...clock} endsAt={endsAt} />
        <CountdownBoxes {...clock} endsAt={endsAt + 20_000_000} units={['h', 'min', 's']} />
      </Row>
      <Columns>
        <div>
          <Progress value={0.38} label="Limite usado" tone="good" thin />
          <br />
          <Progress value={0.78} label="Tempo do código" />
          <br />
          <Steps at={2} of={4} label="Passo 2 de 4" />
        </div>
        <QrCode
          label="QR Code Pix"
          value="00020126580014br.gov.bcb.pix01367d9f0335-8dcc-4054-9bf9-0dbd61d36906520400005303986540510.005802BR5905ARARA6009SAO PAULO62140510ARARA7731963047C1D"
        />
        <Facts
          facts={[
            ['Saldo agora', 'R$ 1.284,50'],
            ['Recibo', 'ARA-7731-9630'],
          ]}
        />
      </Columns>
    </Part>
  );
}

const games = [
  'fortuna-da-arara',
  'carnaval-turbo',
  'boto-encantado',
  'minas-gerais',
  'sertao-de-ouro',
  'capivara-zen',
  'brasilia-21',
];
const cover = (slug: string) => ({
  small: `/art/covers/${slug}-165.webp`,
  large: `/art/covers/${slug}-330.webp`,
});

export function Games() {
  const [liked, setLiked] = useState(true);
  return (
    <Part title="Jogos">
      <Rail
        title="Em alta"
        star="var(--urucum)"
        all={{ href: '#all', label: 'Ver todos' }}
        arrows={{ back: 'Anteriores', forward: 'Próximos' }}
        item="150px"
      >
        {games.map((slug, index) => (
          <GameCard
            key={slug}
            href={`#${slug}`}
            name={slug}
            vendor="Arara Original"
            cover={cover(slug)}
            rank={index + 1}
            favourite={{ on: liked, label: `Favoritar ${slug}`, onToggle: () => setLiked(!liked) }}
          />
        ))}
      </Rail>
      <GameGrid>
        {games.slice(0, 4).map((slug, index) => (
          <GameCard
            key={slug}
            href={`#${slug}`}
            name={slug}
            vendor="Arara Original"
            cover={index === 3 ? cover('nao-existe') : cover(slug)}
            seal={index === 0 ? { tone: 'hot', text: 'Em alta' } : undefined}
            favourite={{ on: index === 1, label: 'Favoritar', onToggle: () => undefined }}
          />
        ))}
        <Skeletons count={3} of={(index) => <GameCardSkeleton key={index} />} />
      </GameGrid>
      <br />
      <Columns>
        {games.slice(0, 3).map((slug) => (
          <GameRow key={slug} href={`#${slug}`} name={slug} note="há 12 min" cover={cover(slug)} />
        ))}
      </Columns>
      <br />
      <Carousel
        label="Banners"
        everyMs={0}
        labels={{
          pause: 'Pausar',
          play: 'Girar',
          next: 'Próximo',
          slide: (at, of) => `Banner ${at} de ${of}`,
          role: 'carrossel',
        }}
      >
        {['banner-fortuna', 'banner-junina'].map((name) => (
          <img
            key={name}
            src={`/art/${name}-720.webp`}
            alt=""
            width={720}
            height={400}
            style={{ inlineSize: '100%', blockSize: 220, objectFit: 'cover' }}
          />
        ))}
      </Carousel>
    </Part>
  );
}

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
    <Part title="Dados">
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
    </Part>
  );
}

export function Feedback() {
  return (
    <Part title="Respostas">
      <OfflineBar icon={<OfflineIcon size={18} />}>Sem internet. Seu saldo está salvo.</OfflineBar>
      <br />
      <Columns>
        <Notice title="Seu limite de novembro: R$ 800,00">Usado R$ 304,00.</Notice>
        <Notice tone="good">Tudo certo.</Notice>
        <Notice tone="warn">Seu código vence em 1 minuto.</Notice>
        <Notice tone="bad">Esse pagamento veio de outro CPF.</Notice>
        <Notice tone="info">A rodada pode ser conferida.</Notice>
        <Loading label="Carregando">
          <TextSkeleton />
        </Loading>
      </Columns>
      <Row>
        <Button
          id="toast"
          onClick={() =>
            toasts.show({
              tone: 'good',
              title: 'Código Pix copiado',
              text: 'Cole no app do seu banco.',
            })
          }
        >
          Aviso
        </Button>
        <Button
          onClick={() =>
            toasts.show({
              tone: 'bad',
              title: 'Sem internet',
              text: 'Seu saldo está salvo.',
              action: { label: 'Tentar de novo', run: () => undefined },
            })
          }
        >
          Aviso com ação
        </Button>
      </Row>
      <Columns>
        <EmptyState
          title="Nenhum jogo com “tamandu”"
          text="Confira a escrita ou veja os mais jogados."
          actions={<Button>Ver mais jogados</Button>}
        />
        <ErrorState
          title="O jogo não abriu"
          text="Seu saldo não mudou. Tente de novo."
          code="Código game.not.found"
          actions={<Button kind="primary">Tentar de novo</Button>}
        />
      </Columns>
      <Row>
        {(['manutencao', 'regiao', 'sem-internet', 'perdido'] as const).map((name) => (
          <ArtPicture key={name} name={name} sizes="200px" />
        ))}
      </Row>
    </Part>
  );
}
