import { Logo } from '@arara/ui';
import { Fault } from '../../components/fault.tsx';
import { useBrandName } from '../../lib/brand.ts';
import { restoreSession } from './restore.ts';
import css from './session.module.css';

/** The server could not say who sits here: the session is kept, and the page asks again when it is told to. */
export const Unreached = ({ error }: { error: unknown }) => (
  <main className={css.door}>
    <section className={css.card}>
      <Logo name={useBrandName()} />
      <Fault error={error} onRetry={() => void restoreSession()} />
    </section>
  </main>
);
