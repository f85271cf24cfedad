import { useState } from 'react';
import { Button, Drawer, Modal, Sheet, TextField } from '../src/index.ts';
import { Part, Row } from './part.tsx';

type Open = 'modal' | 'art' | 'card' | 'sheet' | 'drawer' | 'second' | undefined;

export function Overlays() {
  const [open, setOpen] = useState<Open>();
  const [second, setSecond] = useState(false);
  const close = (): void => setOpen(undefined);
  const common = { onClose: close, closeLabel: 'Fechar' };
  return (
    <Part name="layers" title="Camadas">
      <Row>
        {(['modal', 'art', 'card', 'sheet', 'drawer'] as const).map((kind) => (
          <Button key={kind} id={`open-${kind}`} onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Row>
      <Modal
        {...common}
        open={open === 'modal'}
        title="Crie sua conta"
        footer={
          <Button kind="primary" full>
            Criar
          </Button>
        }
      >
        <TextField label="Usuário" />
        <Button onClick={() => setSecond(true)}>Outra camada</Button>
        <p style={{ blockSize: 900 }}>Texto alto.</p>
      </Modal>
      <Modal
        {...common}
        open={open === 'art'}
        title="Que bom te ver de novo"
        titleHidden
        art={<img src="/art/login.webp" alt="" />}
      >
        <h2>Que bom te ver de novo</h2>
        <TextField label="Usuário" />
      </Modal>
      <Modal
        {...common}
        open={open === 'card'}
        phone="card"
        size="sm"
        title="Sair da conta?"
        footer={<Button full>Sair</Button>}
      >
        <p>Seu saldo fica guardado.</p>
      </Modal>
      <Sheet {...common} open={open === 'sheet'} title="Quanto quer depositar?">
        <TextField label="Valor" />
        <Button kind="primary" size="lg" full onClick={() => setSecond(true)}>
          Gerar Pix
        </Button>
      </Sheet>
      <Drawer {...common} open={open === 'drawer'} title="Menu">
        <p>Início</p>
      </Drawer>
      <Sheet
        open={second}
        onClose={() => setSecond(false)}
        closeLabel="Fechar"
        title="Pague com Pix"
        onBack={() => setSecond(false)}
        backLabel="Voltar"
      >
        <p>Segunda camada.</p>
      </Sheet>
    </Part>
  );
}
