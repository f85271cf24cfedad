import {
  ArtPicture,
  Button,
  EmptyState,
  ErrorState,
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
