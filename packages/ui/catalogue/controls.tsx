import { useState } from 'react';
import {
  Badge,
  BellIcon,
  Button,
  ButtonLink,
  CodeField,
  CopyIcon,
  Field,
  HeartIcon,
  IconButton,
  MoneyField,
  PasswordField,
  PixIcon,
  Select,
  TextArea,
  TextField,
  UserIcon,
} from '../src/index.ts';
import type { ButtonLook } from '../src/index.ts';
import { Columns, Part, Row } from './part.tsx';

const kinds: [NonNullable<ButtonLook['kind']>, string][] = [
  ['primary', 'Depositar'],
  ['action', 'Jogar'],
  ['neutral', 'Sacar'],
  ['outline', 'Entrar'],
  ['danger', 'Encerrar'],
  ['link', 'Compartilhar'],
];

export function Buttons() {
  return (
    <Part name="buttons" title="Botões">
      {kinds.map(([kind, label]) => (
        <Row key={kind}>
          <Button kind={kind}>{label}</Button>
          <Button kind={kind} loading>
            {label}
          </Button>
          <Button kind={kind} disabled="Confirme sua conta antes">
            {label}
          </Button>
          <Button kind={kind} size="sm">
            {label}
          </Button>
          <Button kind={kind} size="lg" icon={<PixIcon />}>
            {label}
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Favoritar" icon={<HeartIcon size={22} />} />
        <IconButton label="Copiar" icon={<CopyIcon size={22} />} filled />
        <IconButton label="Copiar" icon={<CopyIcon size={22} />} disabled />
        <IconButton
          label="99+ avisos"
          icon={<BellIcon size={22} />}
          badge={<Badge count={120} />}
        />
        <ButtonLink href="#buttons" kind="primary">
          Um link
        </ButtonLink>
        <ButtonLink href="#buttons" icon={<PixIcon />}>
          Outro link
        </ButtonLink>
      </Row>
      <Button kind="action" size="lg" full>
        De ponta a ponta
      </Button>
    </Part>
  );
}

const states = [
  { value: 'mg', label: 'Minas Gerais' },
  { value: 'ba', label: 'Bahia' },
];

export function Fields() {
  const [amount, setAmount] = useState('50.00');
  const eye = { showLabel: 'Mostrar senha', hideLabel: 'Esconder senha' };
  return (
    <Part name="fields" title="Campos">
      <Columns>
        <TextField label="Usuário" placeholder="Como quer ser chamado?" prefix={<UserIcon />} />
        <TextField label="CPF" defaultValue="482.917.306-55" ok="Tudo certo, Luciana." />
        <TextField
          label="Chave Pix"
          defaultValue="luciana@exemplo"
          prefix={<PixIcon />}
          error="Essa chave não é do seu CPF. Use outra chave."
        />
        <PasswordField
          label="Senha"
          {...eye}
          hint="De 8 a 20 letras e números."
          aside={<a href="#forgot">Esqueci a senha</a>}
        />
        <Select label="Estado" placeholder="Escolha" options={states} />
        <TextField label="Desligado" defaultValue="Não muda" disabled />
        <PasswordField label="Senha atual" {...eye} defaultValue="Caju-Maduro-42" />
        <Select
          label="Banco"
          defaultValue="1"
          error="Esse banco não recebe Pix agora."
          options={[{ value: '1', label: 'Banco da Praça' }]}
        />
        <Select label="Moeda" disabled options={[{ value: 'brl', label: 'Real (R$)' }]} />
        <TextField label="Buscar" labelHidden placeholder="Sem rótulo à vista" />
        <CodeField label="Código do SMS" length={6} />
        <CodeField
          label="Código do e-mail"
          length={6}
          defaultValue="41732"
          error="Esse código não confere."
        />
        <MoneyField
          label="Valor"
          value={amount}
          onChange={setAmount}
          locale="pt-BR"
          symbol="R$"
          hint={`Na rede: "${amount}"`}
          hero
          clearLabel="Apagar o valor"
        />
        <MoneyField
          label="Valor do saque"
          value="9000.00"
          onChange={() => undefined}
          locale="pt-BR"
          symbol="R$"
          error="Você tem R$ 1.284,50 para sacar."
        />
        <Field label="Data do começo" hint="Um controle próprio na mesma moldura.">
          {(wiring) => <input type="text" defaultValue="21/11/2026" {...wiring} />}
        </Field>
        <TextArea label="Mensagem" placeholder="Conte o que aconteceu" />
        <TextArea label="Motivo" defaultValue="Curto" error="Escreva pelo menos 10 letras." />
      </Columns>
    </Part>
  );
}
