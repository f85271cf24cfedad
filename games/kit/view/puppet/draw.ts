import type { Matrix, Pose } from './pose.ts';
import { placeParts } from './pose.ts';
import type { FaceName, Puppet, PuppetPart, PuppetShape } from './rig.ts';

/** The paper that is left around what was cut out, and the ink edge, in the puppet's units. */
const haloWidth = 15;

/** Parts that may lie over the edge of the board. */
const overParts: ReadonlySet<string> = new Set(['armL', 'armR', 'water']);

interface Sprite {
  readonly picture: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
}

/** Draws a puppet onto a canvas. */
export interface PuppetPainter {
  /** The height of the box in CSS pixels. */
  resize(height: number, ratio: number): void;
  paint(pose: Pose, face: FaceName): void;
}

/** Room around the box into which arms and hats go, in parts of its width and height. */
export const room = { side: 0.22, top: 0.24 } as const;

/**
 * Every part is cut out once at the size of the screen, with its halo of paper apart: a frame then only copies a few
 * small pictures, turned about their joints.
 */
export function createPuppetPainter(
  canvas: HTMLCanvasElement,
  puppet: Puppet,
  inkOf: (name: string) => string,
): PuppetPainter {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no canvas');
  const pen = context;
  let scale = 1;
  let sprites = new Map<string, { halo: Sprite | null; face: Sprite | null }>();
  const [boxWidth, boxHeight] = puppet.box;
  const [side, top] = [boxWidth * room.side, boxHeight * room.top];

  function spriteOf(part: PuppetPart, face: FaceName) {
    const name = part.faces === undefined ? part.id : `${part.id} ${face}`;
    const known = sprites.get(name);
    if (known !== undefined) return known;
    const shapes = [...part.shapes, ...(part.faces?.[face] ?? [])];
    const silhouette = part.shapes.slice(0, 1);
    const made = {
      halo: cut(silhouette.map(({ d }) => ({ d, fill: 'papel', line: 'papel', width: haloWidth }))),
      face: cut(shapes),
    };
    sprites.set(name, made);
    return made;
  }

  function cut(shapes: readonly PuppetShape[]): Sprite | null {
    const bounds = boundsOf(shapes);
    if (bounds === null) return null;
    const picture = document.createElement('canvas');
    picture.width = Math.max(1, Math.ceil(bounds.width * scale));
    picture.height = Math.max(1, Math.ceil(bounds.height * scale));
    const own = picture.getContext('2d');
    if (own === null) return null;
    own.scale(scale, scale);
    own.translate(-bounds.x, -bounds.y);
    own.lineJoin = 'round';
    own.lineCap = 'round';
    for (const { d, fill, line, width } of shapes) {
      const outline = pathOf(d);
      if (fill !== undefined) {
        own.fillStyle = inkOf(fill);
        own.fill(outline);
      }
      if (line === undefined) continue;
      own.strokeStyle = inkOf(line);
      own.lineWidth = width ?? 5;
      own.stroke(outline);
    }
    return { picture, x: bounds.x, y: bounds.y };
  }

  function put(sprite: Sprite | null, [a, b, c, d, e, f]: Matrix): void {
    if (sprite === null) return;
    pen.setTransform(a, b, c, d, (e + side) * scale, (f + top) * scale);
    pen.drawImage(sprite.picture, sprite.x * scale, sprite.y * scale);
  }

  /** Below the edge of the board only what holds on to it is seen: the rest stands behind. */
  function paintOver(places: ReadonlyMap<string, Matrix>, face: FaceName): void {
    const line = Math.round((top + boxHeight - puppet.over) * scale);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, line, canvas.width, canvas.height);
    pen.save();
    pen.beginPath();
    pen.rect(0, line, canvas.width, canvas.height);
    pen.clip();
    const held = puppet.parts.filter(({ id }) => overParts.has(id));
    for (const part of held) put(spriteOf(part, face).halo, placed(places, part.id));
    for (const part of held) put(spriteOf(part, face).face, placed(places, part.id));
    pen.restore();
  }

  return {
    resize(height, ratio) {
      scale = (height / boxHeight) * ratio;
      const [width, full] = [boxWidth + 2 * side, boxHeight + top];
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(full * scale);
      canvas.style.width = `${Math.round((width * height) / boxHeight)}px`;
      canvas.style.height = `${Math.round((full * height) / boxHeight)}px`;
      sprites = new Map();
    },
    paint(pose, face) {
      const places = placeParts(puppet, pose);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      for (const part of puppet.parts) put(spriteOf(part, face).halo, placed(places, part.id));
      for (const part of puppet.parts) put(spriteOf(part, face).face, placed(places, part.id));
      paintOver(places, face);
    },
  };
}

function placed(places: ReadonlyMap<string, Matrix>, id: string): Matrix {
  return places.get(id) ?? [1, 0, 0, 1, 0, 0];
}

const pathOf = (d: string): Path2D => new Path2D(d);

/** The box around paths and their edges; null where there is nothing. */
function boundsOf(shapes: readonly PuppetShape[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { d, width = 0 } of shapes) {
    const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let n = 0; n + 1 < numbers.length; n += 2) {
      const [x, y] = [numbers[n] ?? 0, numbers[n + 1] ?? 0];
      left = Math.min(left, x - width);
      right = Math.max(right, x + width);
      top = Math.min(top, y - width);
      bottom = Math.max(bottom, y + width);
    }
  }
  if (left > right) return null;
  return { x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2 };
}
