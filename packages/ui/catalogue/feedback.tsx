import {
  Button,
  Loading,
  Notice,
  OfflineBar,
  OfflineIcon,
  TextSkeleton,
  toasts,
} from '../src/index.ts';
import { Columns, Part, Row } from './part.tsx';

export function Feedback() {
  return (
    <Part name="feedback" title="Respostas">
      <OfflineBar icon={<OfflineIcon size={18} />}>Sem internet. Seu saldo está salvo.</OfflineBar>
      <br />
      <Columns>
        <Notice title="Seu limite de novembro: R$ 800,00">Usado R$ 304,00.</Notice>
        <Notice tone="good">Tudo certo.</Notice>
        <Notice tone="warn">Seu código vence em 1 minuto.</Notice>
        <Notice tone="bad">Esse pagamento veio de outro CPF.</Notice>
        <Notice tone="info">A rodada pode ser conferida.</Notice>
        <Notice tone="good" icon={<OfflineIcon />} title="Com outro ícone" />
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
              forMs: 0,
            })
          }
        >
          Aviso
        </Button>
        <Button
          id="toast-action"
          onClick={() =>
            toasts.show({
              tone: 'bad',
              title: 'Sem internet',
              text: 'Seu saldo está salvo.',
              forMs: 0,
              action: { label: 'Tentar de novo', run: () => undefined },
            })
          }
        >
          Aviso com ação
        </Button>
      </Row>
    </Part>
  );
}
