import { ToastRegion } from '../src/index.ts';
import { Buttons, Fields } from './controls.tsx';
import { Overlays } from './overlays.tsx';
import { Feedback } from './feedback.tsx';
import { Games } from './games.tsx';
import { Data } from './records.tsx';
import { Choices, Labels } from './values.tsx';
import css from './catalogue.module.css';

/** Every part in every state. */
export const Catalogue = () => (
  <main className={css.page}>
    <h1>Peças</h1>
    <Buttons />
    <Fields />
    <Choices />
    <Labels />
    <Games />
    <Data />
    <Feedback />
    <Overlays />
    <ToastRegion label="Avisos" closeLabel="Fechar" />
  </main>
);
