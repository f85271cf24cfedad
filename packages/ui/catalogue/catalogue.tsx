import { ChipLink, ToastRegion } from '../src/index.ts';
import { Buttons, Fields } from './controls.tsx';
import { LongText, Masked, RightToLeft } from './extremes.tsx';
import { Feedback } from './feedback.tsx';
import { Games } from './games.tsx';
import { Icons } from './icons.tsx';
import { Overlays } from './overlays.tsx';
import { Data } from './records.tsx';
import { Pictures, Skeleton, States } from './states.tsx';
import { Choices, Labels } from './values.tsx';
import css from './catalogue.module.css';

/** Every part in every state. */
export const Catalogue = () => (
  <main className={css.page}>
    <h1>Peças</h1>
    <nav className={css.row} aria-label="Aparência">
      <ChipLink href="?theme=dark">Escuro</ChipLink>
      <ChipLink href="?theme=light">Claro</ChipLink>
      <ChipLink href="?theme=dark&amp;dir=rtl">Da direita para a esquerda</ChipLink>
    </nav>
    <Buttons />
    <Fields />
    <Choices />
    <Labels />
    <Games />
    <Data />
    <Feedback />
    <States />
    <Skeleton />
    <Masked />
    <LongText />
    <RightToLeft />
    <Icons />
    <Pictures />
    <Overlays />
    <ToastRegion label="Avisos" closeLabel="Fechar" />
  </main>
);
