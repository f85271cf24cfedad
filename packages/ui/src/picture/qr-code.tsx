import clsx from 'clsx';
import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './picture.module.css';

export type QrCodeProps = {
  value: string;
  /** Spoken name. */
  label: string;
  /** Edge of the code with its quiet zone, in pixels (specification: 200, in menus 100). */
  size?: number;
};

/** A quiet zone of four modules is what the standard asks for; readers fail with less. */
const quiet = 4;

/** A QR code of level M on a white plate in both themes; nothing is laid over its modules. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  const { d, edge } = useMemo(() => modules(value), [value]);
  return (
    <div className={clsx(css.qr, size < 150 && css.qrSmall)}>
      <svg
        viewBox={`0 0 ${edge} ${edge}`}
        width={size}
        height={size}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path fill="var(--tinta)" d={d} />
      </svg>
    </div>
  );
}

function modules(value: string): { d: string; edge: number } {
  const { data, size } = encode(value, { ecc: 'M', border: 0 });
  let d = '';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) d += `M${x + quiet} ${y + quiet}h1v1h-1z`;
    }),
  );
  return { d, edge: size + quiet * 2 };
}
