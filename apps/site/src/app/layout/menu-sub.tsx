import { DownIcon } from '@arara/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import css from './menu.module.css';

interface SubProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

/** An entry that opens its own below it; what is in there is drawn when it is first wanted. */
export function Sub({ icon, name, children }: SubProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <details className={css.sub} name="menu-services" onToggle={() => setWanted(true)}>
      <summary className={css.entry} title={name}>
        {icon}
        <span>{name}</span>
        <DownIcon className={css.caret} />
      </summary>
      {wanted && children}
    </details>
  );
}
