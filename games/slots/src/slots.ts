import { createRegistry } from '@arara/game-kit';
import { botoEncantado } from '../titles/boto-encantado.ts';
import { capivaraZen } from '../titles/capivara-zen.ts';
import { carnavalTurbo } from '../titles/carnaval-turbo.ts';
import { cobraCoral } from '../titles/cobra-coral.ts';
import { forroMilionario } from '../titles/forro-milionario.ts';
import { fortunaDaArara } from '../titles/fortuna-da-arara.ts';
import { ouroDaMata } from '../titles/ouro-da-mata.ts';
import { saladaTropical } from '../titles/salada-tropical.ts';
import { defineSlot } from './define.ts';

/** Every slot at every version. A new version goes behind the old one, which stays: rounds replay. */
export const slots = createRegistry(
  [
    ouroDaMata,
    fortunaDaArara,
    carnavalTurbo,
    botoEncantado,
    forroMilionario,
    capivaraZen,
    cobraCoral,
    saladaTropical,
  ].map(defineSlot),
);
