import { boiEstrelado } from '../titles/boi-estrelado.ts';
import { botoEncantado } from '../titles/boto-encantado.ts';
import { capivaraZen } from '../titles/capivara-zen.ts';
import { carnavalTurbo } from '../titles/carnaval-turbo.ts';
import { cobraCoral } from '../titles/cobra-coral.ts';
import { diarioDaPreguica } from '../titles/diario-da-preguica.ts';
import { forroMilionario } from '../titles/forro-milionario.ts';
import { fortunaDaArara } from '../titles/fortuna-da-arara.ts';
import { jegueDaSorte } from '../titles/jegue-da-sorte.ts';
import { livroDaCoruja } from '../titles/livro-da-coruja.ts';
import { luaDoPantanal } from '../titles/lua-do-pantanal.ts';
import { ouroDaMata } from '../titles/ouro-da-mata.ts';
import { saladaTropical } from '../titles/salada-tropical.ts';
import { sereiaDoMar } from '../titles/sereia-do-mar.ts';
import { tesouroDeParaty } from '../titles/tesouro-de-paraty.ts';
import type { SlotTitle } from './title.ts';

/**
 * Every title at every version. A new version is listed behind the old one, which stays: rounds of
 * the old version replay for ever.
 */
export const titles: readonly SlotTitle[] = [
  ouroDaMata,
  fortunaDaArara,
  carnavalTurbo,
  botoEncantado,
  forroMilionario,
  capivaraZen,
  cobraCoral,
  saladaTropical,
  boiEstrelado,
  luaDoPantanal,
  jegueDaSorte,
  livroDaCoruja,
  diarioDaPreguica,
  tesouroDeParaty,
  sereiaDoMar,
];

/** The title that new rounds play, or that of an old round's version; null where there is none. */
export function findTitle(code: string, version?: string): SlotTitle | null {
  const wanted = (title: SlotTitle) =>
    title.code === code && (version === undefined || title.version === version);
  return titles.findLast(wanted) ?? null;
}
