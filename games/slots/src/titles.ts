import { algazarra } from '../titles/algazarra.ts';
import { batuqueDoBugio } from '../titles/batuque-do-bugio.ts';
import { bazarDoGamba } from '../titles/bazar-do-gamba.ts';
import { beijaFlor } from '../titles/beija-flor.ts';
import { boiEstrelado } from '../titles/boi-estrelado.ts';
import { botoEncantado } from '../titles/boto-encantado.ts';
import { cafeImperial } from '../titles/cafe-imperial.ts';
import { cantoDaJubarte } from '../titles/canto-da-jubarte.ts';
import { capivaraZen } from '../titles/capivara-zen.ts';
import { carnavalTurbo } from '../titles/carnaval-turbo.ts';
import { carrancaDoVelhoChico } from '../titles/carranca-do-velho-chico.ts';
import { castanhaDaCutia } from '../titles/castanha-da-cutia.ts';
import { cavaloCrioulo } from '../titles/cavalo-crioulo.ts';
import { cobraCoral } from '../titles/cobra-coral.ts';
import { corridaDaEma } from '../titles/corrida-da-ema.ts';
import { diarioDaPreguica } from '../titles/diario-da-preguica.ts';
import { docesDaJoaninha } from '../titles/doces-da-joaninha.ts';
import { fogoDoBoitata } from '../titles/fogo-do-boitata.ts';
import { forroMilionario } from '../titles/forro-milionario.ts';
import { fortunaDaArara } from '../titles/fortuna-da-arara.ts';
import { gatoDaLapa } from '../titles/gato-da-lapa.ts';
import { girassol } from '../titles/girassol.ts';
import { golDePlaca } from '../titles/gol-de-placa.ts';
import { jangadaDaGarca } from '../titles/jangada-da-garca.ts';
import { jardimDasBorboletas } from '../titles/jardim-das-borboletas.ts';
import { jegueDaSorte } from '../titles/jegue-da-sorte.ts';
import { livroDaCoruja } from '../titles/livro-da-coruja.ts';
import { luaDoPantanal } from '../titles/lua-do-pantanal.ts';
import { mangueDourado } from '../titles/mangue-dourado.ts';
import { mascaraMarajo } from '../titles/mascara-marajo.ts';
import { micoMaluco } from '../titles/mico-maluco.ts';
import { minaDaAnta } from '../titles/mina-da-anta.ts';
import { noiteDeSaoJoao } from '../titles/noite-de-sao-joao.ts';
import { ouroDaMata } from '../titles/ouro-da-mata.ts';
import { peixeAnjo } from '../titles/peixe-anjo.ts';
import { pinhaoDaGralha } from '../titles/pinhao-da-gralha.ts';
import { pororoca } from '../titles/pororoca.ts';
import { saciLigeiro } from '../titles/saci-ligeiro.ts';
import { saladaTropical } from '../titles/salada-tropical.ts';
import { sapoRei } from '../titles/sapo-rei.ts';
import { sereiaDoMar } from '../titles/sereia-do-mar.ts';
import { sertaoDeOuro } from '../titles/sertao-de-ouro.ts';
import { tamanduaGigante } from '../titles/tamandua-gigante.ts';
import { tartarugaReal } from '../titles/tartaruga-real.ts';
import { tesouroDeParaty } from '../titles/tesouro-de-paraty.ts';
import { tremDaSerra } from '../titles/trem-da-serra.ts';
import { trilhaDoCurupira } from '../titles/trilha-do-curupira.ts';
import { violaDeOuro } from '../titles/viola-de-ouro.ts';
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
  docesDaJoaninha,
  girassol,
  beijaFlor,
  sapoRei,
  micoMaluco,
  tamanduaGigante,
  tartarugaReal,
  sertaoDeOuro,
  noiteDeSaoJoao,
  golDePlaca,
  gatoDaLapa,
  cafeImperial,
  fogoDoBoitata,
  saciLigeiro,
  cavaloCrioulo,
  mascaraMarajo,
  violaDeOuro,
  cantoDaJubarte,
  jardimDasBorboletas,
  peixeAnjo,
  corridaDaEma,
  mangueDourado,
  castanhaDaCutia,
  trilhaDoCurupira,
  carrancaDoVelhoChico,
  batuqueDoBugio,
  jangadaDaGarca,
  tesouroDeParaty,
  sereiaDoMar,
  pororoca,
  tremDaSerra,
  algazarra,
  bazarDoGamba,
  pinhaoDaGralha,
  minaDaAnta,
];

/** The title that new rounds play, or that of an old round's version; null where there is none. */
export function findTitle(code: string, version?: string): SlotTitle | null {
  const wanted = (title: SlotTitle) =>
    title.code === code && (version === undefined || title.version === version);
  return titles.findLast(wanted) ?? null;
}
