import type { GameLook } from '@arara/game-kit/view';
import { s } from './dom.ts';

const bends = {
  arch: 'M10 74Q170 34 330 74',
  rise: 'M10 84L330 56',
  wave: 'M10 74Q90 44 170 66T330 60',
  flat: 'M10 70H330',
} as const;
const letterPixelsMax = 58;
const letterPixelsSum = 640;
/** The room that the ink edge needs beyond the first and the last letter. */
const edge = 14;
const face = '800 1em Bricolage';
/** A title that waited so long for its face is drawn without it, until it comes. */
const patienceMs = 3_000;

/**
 * The title's name in bent letters with an ink edge. It keeps its place and is drawn once its face has
 * come: letters of another one may be wider than the curve, which cuts them.
 */
export function drawLettering({ lettering, ink }: GameLook, name: string): SVGSVGElement {
  const bend = s('path', { id: 'bend', d: bends[lettering.bend] });
  const letters = bent(name, {
    fill: lettering.fill,
    stroke: lettering.outline,
    'stroke-width': 9,
  });
  const svg = s(
    'svg',
    { class: 'lettering', viewBox: '0 0 340 96', role: 'img', 'aria-label': name },
    s('defs', {}, bend),
    bent(name, { fill: ink, stroke: ink, 'stroke-width': 13, transform: 'translate(0 5)' }),
    letters,
  ) as SVGSVGElement;
  const fit = () => fitLetters(svg, letters as SVGTextElement, bend as SVGPathElement, name);
  void untilFace(name).then(() => {
    fit();
    svg.dataset['drawn'] = '';
  });
  // A face that came later has other widths.
  document.fonts.addEventListener('loadingdone', fit);
  return svg;
}

/** Resolves when the name can be drawn in its face, or when waiting for it has to end. */
function untilFace(name: string): Promise<unknown> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  const come = document.fonts.load(face, name.toUpperCase()).catch(() => []);
  return Promise.race([come, late]);
}

/** As large as the height allows, and never longer than the curve. */
function fitLetters(
  svg: SVGSVGElement,
  letters: SVGTextElement,
  bend: SVGPathElement,
  name: string,
): void {
  const pixels = Math.min(letterPixelsMax, Math.floor(letterPixelsSum / Math.max(8, name.length)));
  svg.style.setProperty('--letter-size', `${pixels}px`);
  const share = (bend.getTotalLength() - edge) / letters.getComputedTextLength();
  if (share < 1) svg.style.setProperty('--letter-size', `${pixels * share}px`);
}

function bent(name: string, look: Record<string, string | number>): SVGElement {
  const path = s('textPath', { href: '#bend', startOffset: '50%' }, new Text(name));
  const shape = { 'paint-order': 'stroke', 'stroke-linejoin': 'round', 'text-anchor': 'middle' };
  return s('text', { ...shape, ...look }, path);
}
