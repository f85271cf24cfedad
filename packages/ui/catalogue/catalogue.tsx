import { Buttons, Fields } from './controls.tsx';
import { Overlays } from './overlays.tsx';
import css from './catalogue.module.css';

/** Every part in every state. */
export const Catalogue = () => (
  <main className={css.page}>
    <h1>Peças</h1>
    <Buttons />
    <Fields />
    <Overlays />
  </main>
);
