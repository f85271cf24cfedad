import { createPerformer, createPuppetPainter } from '../puppet/index.ts';
import type { Puppet } from '../puppet/index.ts';
import { h } from '../dom.ts';
import { cssColour } from './colours.ts';
import type { Pigment } from './colours.ts';

/** Somebody who lives in a game and takes part in what happens. */
export interface Actor {
  act(name: 'idle' | 'look' | 'tension' | 'joy' | 'wild'): void;
}

const puppets = {
  onca: () => import('../mascots/onca.ts'),
  arara: () => import('../mascots/arara.ts'),
  lobo: () => import('../mascots/lobo.ts'),
  boto: () => import('../mascots/boto.ts'),
  tatu: () => import('../mascots/tatu.ts'),
  capivara: () => import('../mascots/capivara.ts'),
  cobra: () => import('../mascots/cobra.ts'),
  tucano: () => import('../mascots/tucano.ts'),
  boi: () => import('../mascots/boi.ts'),
  jacare: () => import('../mascots/jacare.ts'),
  jegue: () => import('../mascots/jegue.ts'),
  coruja: () => import('../mascots/coruja.ts'),
  preguica: () => import('../mascots/preguica.ts'),
  joaninha: () => import('../mascots/joaninha.ts'),
  abelha: () => import('../mascots/abelha.ts'),
  beijaflor: () => import('../mascots/beijaflor.ts'),
  sapo: () => import('../mascots/sapo.ts'),
  mico: () => import('../mascots/mico.ts'),
  tamandua: () => import('../mascots/tamandua.ts'),
  tartaruga: () => import('../mascots/tartaruga.ts'),
  bode: () => import('../mascots/bode.ts'),
  vagalume: () => import('../mascots/vagalume.ts'),
  galo: () => import('../mascots/galo.ts'),
  gato: () => import('../mascots/gato.ts'),
  sabia: () => import('../mascots/sabia.ts'),
  boitata: () => import('../mascots/boitata.ts'),
  saci: () => import('../mascots/saci.ts'),
  cavalo: () => import('../mascots/cavalo.ts'),
  bufalo: () => import('../mascots/bufalo.ts'),
  cigarra: () => import('../mascots/cigarra.ts'),
  baleia: () => import('../mascots/baleia.ts'),
  borboleta: () => import('../mascots/borboleta.ts'),
  peixe: () => import('../mascots/peixe.ts'),
  ema: () => import('../mascots/ema.ts'),
  caranguejo: () => import('../mascots/caranguejo.ts'),
  cutia: () => import('../mascots/cutia.ts'),
  curupira: () => import('../mascots/curupira.ts'),
  carranca: () => import('../mascots/carranca.ts'),
  bugio: () => import('../mascots/bugio.ts'),
  garca: () => import('../mascots/garca.ts'),
  papagaio: () => import('../mascots/papagaio.ts'),
  sereia: () => import('../mascots/sereia.ts'),
  pirarucu: () => import('../mascots/pirarucu.ts'),
  quati: () => import('../mascots/quati.ts'),
  periquito: () => import('../mascots/periquito.ts'),
  gamba: () => import('../mascots/gamba.ts'),
  gralha: () => import('../mascots/gralha.ts'),
  anta: () => import('../mascots/anta.ts'),
} satisfies Record<string, () => Promise<{ puppet: Puppet }>>;

/** The mascots of the house. */
export type MascotName = keyof typeof puppets;

const pixelsMax = 2;
/** A page that slept does not make up for all of it at once. */
const elapsedMostMs = 60;
/** Somebody asleep breathes so seldom that few pictures do. */
const sleepFrameMs = 120;
const heightLeast = 40;
const frontFineness = 2;

/** The mascot on the page; it takes part without anybody waiting for it. */
export interface Mascot extends Actor {
  dispose(): void;
}

/**
 * Puts a game's mascot into its place. It comes after the game's first picture, and where nothing may move it stands
 * still and only its face changes.
 */
export function createMascot(name: MascotName, place: HTMLElement, moves: boolean): Mascot {
  let leave = (): void => {};
  let [wanted, isGone]: [Parameters<Actor['act']>[0], boolean] = ['idle', false];
  let tell = (act: Parameters<Actor['act']>[0]): void => void (wanted = act);
  puppets[name]()
    .then(({ puppet }) => {
      if (isGone) return;
      const living = comeAlive(puppet, place, moves);
      tell = living.act;
      leave = living.leave;
      tell(wanted);
    })
    .catch(() => {
      // The game is whole without it.
    });
  return {
    act: (act) => tell(act),
    dispose() {
      isGone = true;
      leave();
    },
  };
}

function comeAlive(puppet: Puppet, place: HTMLElement, moves: boolean) {
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  place.append(canvas);
  const painter = createPuppetPainter(canvas, puppet, (name) => cssColour(name as Pigment));
  const performer = createPerformer(puppet);
  let [frame, timer, before] = [0, 0, 0];

  function paint(): void {
    painter.paint(moves ? performer.pose() : new Map(), performer.face());
  }
  function onFrame(now: number): void {
    performer.advance(Math.min(elapsedMostMs, now - before));
    before = now;
    paint();
    next();
  }
  function next(): void {
    if (!moves) return;
    if (performer.doing() !== 'sleep') {
      frame = requestAnimationFrame(onFrame);
      return;
    }
    timer = window.setTimeout(() => {
      frame = requestAnimationFrame((now) => {
        before = now - sleepFrameMs;
        performer.advance(sleepFrameMs - elapsedMostMs);
        onFrame(now);
      });
    }, sleepFrameMs);
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  let fineness = 1;
  function resize(): void {
    const height = place.clientHeight;
    if (height < heightLeast) return;
    painter.resize(height, Math.min(pixelsMax, devicePixelRatio) * fineness);
    paint();
  }
  const fit = new ResizeObserver(resize);
  fit.observe(place);
  before = performance.now();
  next();
  return {
    act(name: Parameters<Actor['act']>[0]): void {
      const wasAsleep = performer.doing() === 'sleep';
      performer.act(name);
      // The wildest joy comes to the front and is seen large.
      const wanted = name === 'wild' ? frontFineness : 1;
      if (wanted !== fineness) {
        fineness = wanted;
        resize();
      } else if (!moves) paint();
      if (!wasAsleep || !moves) return;
      stop();
      before = performance.now();
      next();
    },
    leave(): void {
      stop();
      fit.disconnect();
      canvas.remove();
    },
  };
}
