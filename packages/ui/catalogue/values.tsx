import { useState } from 'react';
import {
  AgeMark,
  Avatar,
  Badge,
  BallNumber,
  Checkbox,
  Chip,
  ChipLink,
  Countdown,
  CountdownBoxes,
  Facts,
  HeartIcon,
  Logo,
  Mark,
  Money,
  Progress,
  QrCode,
  Segmented,
  Steps,
  Switch,
  Tabs,
  Tag,
} from '../src/index.ts';
import type { Tone } from '../src/index.ts';
import { Columns, Part, Row } from './part.tsx';

export function Choices() {
  const [tab, setTab] = useState<'user' | 'phone'>('user');
  const [days, setDays] = useState<'1' | '7' | '14'>('7');
  const [amount, setAmount] = useState('50');
  const [on, setOn] = useState(true);
  return (
    <Part name="choices" title="Escolhas">
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
          <Checkbox disabled>Não dá para marcar.</Checkbox>
          <Switch label="Desligado" checked={false} disabled onChange={() => undefined} />
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
            <ChipLink href="#choices" on count={42}>
              Ao vivo
            </ChipLink>
            <ChipLink href="#choices">Pesca</ChipLink>
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
    <Part name="labels" title="Selos, valores, marca">
      <Row>
        {tones.map(([tone, text]) => (
          <Tag key={tone} tone={tone}>
            {text}
          </Tag>
        ))}
        <Tag tone="good" icon={<HeartIcon size={14} />}>
          Com ícone
        </Tag>
        <Badge count={4} label="4 promoções" />
        <Badge count={120} label="120 avisos" />
        <AgeMark age={18} title="Proibido para menores de 18 anos" />
      </Row>
      <Row>
        {['04', '11', '23', '37'].map((number) => (
          <BallNumber key={number}>{number}</BallNumber>
        ))}
        <BallNumber special>56</BallNumber>
        <BallNumber size="lg">41</BallNumber>
        <Logo name="Arara" />
        <Logo name="Arara" href="#labels" label="arara, início" />
        <Mark size={48} />
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
          <Progress value={0.8} label="Quase no limite" tone="warn" />
          <br />
          <Progress value={1} label="No limite" tone="bad" />
          <br />
          <Progress value={0} label="Nada ainda" />
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
