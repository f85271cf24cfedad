import {
  ArtPicture,
  Bone,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  GameCardSkeleton,
  GameGrid,
  Loading,
  OfflineBar,
  OfflineIcon,
  Skeletons,
  State,
  TextSkeleton,
} from '../src/index.ts';
import { Columns, Part, Row } from './part.tsx';

const card = (index: number) => <GameCardSkeleton key={index} />;

/** The states of a screen that cannot show its content. */
export const States = () => (
  <Part name="states" title="Estados de uma tela">
    <OfflineBar icon={<OfflineIcon size={18} />}>Sem internet. Seu saldo está salvo.</OfflineBar>
    <br />
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
      <State
        art="sem-internet"
        title="Sem internet"
        text="A página volta sozinha quando a conexão voltar."
        actions={<Button>Tentar de novo</Button>}
      />
      <EmptyState
        title="Entre para ver o seu extrato"
        text="Só você vê o que é da sua conta."
        actions={
          <>
            <ButtonLink kind="primary" href="#states">
              Entrar
            </ButtonLink>
            <ButtonLink href="#states">Criar conta</ButtonLink>
          </>
        }
      />
      <State art="perdido" title="Esta página voou para longe" text="Confira o endereço." />
      <State art="manutencao" title="Voltamos já" text="Estamos arrumando a casa." />
    </Columns>
  </Part>
);

/** The final shape of what is on its way. */
export const Skeleton = () => (
  <Part name="skeletons" title="O que está chegando">
    <Loading label="Carregando">
      <Columns>
        <TextSkeleton />
        <TextSkeleton lines={5} />
        <Row>
          <Bone w={44} h={44} />
          <Bone w={180} h={20} />
        </Row>
      </Columns>
      <br />
      <GameGrid>
        <Skeletons count={7} of={card} />
      </GameGrid>
    </Loading>
  </Part>
);

const pictures = [
  'vazio',
  'erro',
  'sem-internet',
  'manutencao',
  'regiao',
  'perdido',
  'sucesso',
  'login',
  'cadastro',
] as const;

/** The drawings that stand beside such words. */
export const Pictures = () => (
  <Part name="pictures" title="Desenhos">
    <Row>
      {pictures.map((name) => (
        <div key={name} style={{ inlineSize: 150 }}>
          <ArtPicture name={name} sizes="150px" />
        </div>
      ))}
    </Row>
  </Part>
);
