import type { ReactNode } from 'react';
import { ArtPicture } from '../picture/art-picture.tsx';
import type { ArtName } from '../picture/art-picture.tsx';
import css from './feedback.module.css';

type StateProps = {
  art: ArtName;
  title: ReactNode;
  text?: ReactNode;
  /** Small print: the server's code and request id. */
  code?: ReactNode;
  /** Buttons: at most one primary. */
  actions?: ReactNode;
  /** h1 where it is all that a page says. */
  titleAs?: 'h1' | 'h2';
  announce?: boolean;
};

/** The words of a place that has nothing else to show. */
export function State(props: StateProps) {
  const { art, title, text, code, actions, titleAs: Title = 'h2', announce } = props;
  return (
    <section className={css.state} role={announce ? 'alert' : undefined}>
      <ArtPicture name={art} className={css.stateArt} sizes="(min-width: 512px) 480px, 100vw" />
      <div className={css.stateText}>
        <Title>{title}</Title>
        {text && <p>{text}</p>}
        {code && <small className={css.code}>{code}</small>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </section>
  );
}

/** Nothing here yet, and what one can do about it. */
export const EmptyState = (props: Omit<StateProps, 'art' | 'code'> & { art?: ArtName }) => (
  <State art="vazio" {...props} />
);

/** Something failed: what happened, what was not lost, what to do; the code in small print. */
export const ErrorState = (props: Omit<StateProps, 'art' | 'announce'> & { art?: ArtName }) => (
  <State art="erro" announce {...props} />
);
