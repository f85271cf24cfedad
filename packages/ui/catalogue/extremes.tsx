import {
  Button,
  Card,
  Checkbox,
  Chip,
  Facts,
  GameCard,
  GameGrid,
  HeartIcon,
  Money,
  MoneyField,
  Notice,
  Pagination,
  Progress,
  Rail,
  Segmented,
  Steps,
  Switch,
  Tag,
  TextField,
  Timeline,
  UserIcon,
} from '../src/index.ts';
import { Columns, Part, Row } from './part.tsx';

const nothing = (): void => undefined;
const long =
  'Confirmação do pagamento instantâneo que ainda está em análise pelo banco de quem pagou';

/** Texts of a length that nobody planned for: no part may break or push another out. */
export const LongText = () => (
  <Part name="long" title="Textos longos">
    <Columns>
      <div>
        <Button kind="primary" icon={<HeartIcon size={18} />}>
          {long}
        </Button>
        <br />
        <Chip on count={1_234_567}>
          {long}
        </Chip>
      </div>
      <TextField label={long} defaultValue={long} hint={long} prefix={<UserIcon />} />
      <TextField label={long} defaultValue={long} error={long} aside={<a href="#long">{long}</a>} />
      <Notice tone="bad" title={long}>
        {long}
      </Notice>
      <Card title={long}>
        <Facts
          facts={[
            [long, 'R$ 12.345.678.901,89'],
            ['Recibo', 'ARA-7731-9630-7731-9630-7731-9630'],
          ]}
        />
      </Card>
      <div>
        <Checkbox defaultChecked>{long}</Checkbox>
        <Switch label={long} hint={long} checked onChange={nothing} />
      </div>
    </Columns>
    <br />
    <GameGrid>
      <GameCard
        href="#long"
        name={long}
        vendor={long}
        cover={{
          small: '/art/covers/capivara-zen-165.webp',
          large: '/art/covers/capivara-zen-330.webp',
        }}
        seal={{ tone: 'jackpot', text: 'Acumulado' }}
        favourite={{ on: true, label: 'Favoritar', onToggle: nothing }}
      />
    </GameGrid>
  </Part>
);

/** Amounts that somebody has hidden: nowhere a figure. */
export const Masked = () => (
  <Part name="masked" title="Valores ocultos">
    <Row>
      <Money masked maskedLabel="Valor oculto">
        R$ 1.284,50
      </Money>
      <Money masked maskedLabel="Valor oculto" tone="credit">
        +R$ 50,00
      </Money>
    </Row>
    <Card title="Saldo">
      <Facts
        facts={[
          [
            'Saldo agora',
            <Money key="now" masked maskedLabel="Valor oculto">
              R$ 1.284,50
            </Money>,
          ],
        ]}
      />
    </Card>
  </Part>
);

const periods = [
  { value: 'one', label: 'Hoje' },
  { value: 'two', label: '7 dias' },
];

/**
 * The same parts where one reads from right to left; amounts and codes keep their direction. The words
 * stay Latin: letters that the fonts of the house lack would look different on every machine.
 */
export const RightToLeft = () => (
  <div dir="rtl">
    <Part name="right-to-left" title="Da direita para a esquerda">
      <Columns>
        <div>
          <Row>
            <Button kind="primary" icon={<HeartIcon size={18} />}>
              Depositar
            </Button>
            <Tag tone="good">Pago</Tag>
            <Money>R$ 1.234,50</Money>
          </Row>
          <Segmented label="Período" value="one" onChange={nothing} choices={periods} />
          <Steps at={2} of={4} label="Passo 2 de 4" />
          <Progress value={0.3} label="Usado" />
        </div>
        <TextField label="Usuário" placeholder="Como quer ser chamado?" prefix={<UserIcon />} />
        <TextField label="E-mail" defaultValue="luciana@exemplo" error="Confira o e-mail." />
        <MoneyField
          label="Valor"
          value="50.00"
          onChange={nothing}
          locale="pt-BR"
          symbol="R$"
          hero
          clearLabel="Apagar o valor"
        />
        <Notice tone="info">A rodada pode ser conferida.</Notice>
        <div>
          <Checkbox defaultChecked>Tenho 18 anos ou mais.</Checkbox>
          <Switch label="Avisos" checked onChange={nothing} />
        </div>
        <Timeline
          label="Andamento"
          steps={[
            { key: 'a', state: 'done', title: 'Pedido' },
            { key: 'b', state: 'current', title: 'Em análise', note: 'Em até 120 minutos.' },
          ]}
        />
      </Columns>
      <br />
      <Rail
        title="Em alta"
        star="var(--urucum)"
        all={{ href: '#all', label: 'Ver todos' }}
        arrows={{ back: 'Anterior', forward: 'Próxima' }}
        item="150px"
      >
        {['ouro-da-mata', 'sapo-rei', 'girassol'].map((slug, index) => (
          <GameCard
            key={slug}
            href="#game"
            name={slug}
            vendor="Arara Original"
            rank={index + 1}
            cover={{
              small: `/art/covers/${slug}-165.webp`,
              large: `/art/covers/${slug}-330.webp`,
            }}
          />
        ))}
      </Rail>
      <br />
      <Pagination
        page={2}
        total={5}
        hrefOf={(page) => `#page${page}`}
        labels={{
          nav: 'Páginas',
          back: 'Anterior',
          forward: 'Próxima',
          page: (page) => `Página ${page}`,
        }}
      />
    </Part>
  </div>
);
