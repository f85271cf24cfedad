import { useState } from 'react';
import {
  Button,
  CodeField,
  CopyIcon,
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
    <Part title="Botões">
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
      </Row>
    </Part>
  );
}

export function Fields() {
  const [amount, setAmount] = useState('50.00');
  const eye = { showLabel: 'Mostrar senha', hideLabel: 'Esconder senha' };
  return (
    <Part title="Campos">
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
        <Select
          label="Estado"
          placeholder="Escolha"
          options={[
            { value: 'mg', label: 'Minas Gerais' },
            { value: 'ba', label: 'Bahia' },
          ]}
        />
        <TextField label="Desligado" defaultValue="Não muda" disabled />
        <CodeField label="Código do SMS" length={6} />
        <MoneyField
          label="Valor"
          value={amount}
          onChange={setAmount}
          locale="pt-BR"
          symbol="R$"
          hint={`Na rede: "${amount}"`}
          hero
        />
        <TextArea label="Mensagem" placeholder="Conte o que aconteceu" />
      </Columns>
    </Part>
  );
}
