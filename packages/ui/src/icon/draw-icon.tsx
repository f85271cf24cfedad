import type { CSSProperties } from 'react';

export type IconProps = {
  /** Edge in pixels; without it the icon follows the text (1.35em). */
  size?: number;
  /** Spoken name. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
  className?: string;
  style?: CSSProperties;
};

export type IconComponent = (props: IconProps) => React.JSX.Element;

type Kind = 'line' | 'filled' | 'solid';

const paint: Record<Kind, { fill: string; stroke?: string }> = {
  line: { fill: 'none', stroke: 'currentColor' },
  filled: { fill: 'currentColor', stroke: 'currentColor' },
  solid: { fill: 'currentColor' },
};

/**
 * Makes an icon component from the inside of an SVG on a 24 grid. One that points along the line is
 * mirrored where a line runs from the right.
 */
export function drawIcon(kind: Kind, body: string, points = false): IconComponent {
  const inside = { __html: body };
  return function Icon({ size, label, className, style }) {
    const edge = size ?? '1.35em';
    return (
      <svg
        viewBox="0 0 24 24"
        width={edge}
        height={edge}
        {...paint[kind]}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={points ? `points ${className ?? ''}` : className}
        style={{ flex: 'none', ...style }}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        dangerouslySetInnerHTML={inside}
      />
    );
  };
}
