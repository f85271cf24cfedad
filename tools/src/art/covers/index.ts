import { algazarra } from './algazarra.ts';
import { asDoSertao } from './as-do-sertao.ts';
import { aviaozinho } from './aviaozinho.ts';
import { bacaraImperial } from './bacara-imperial.ts';
import { batuqueDoBugio } from './batuque-do-bugio.ts';
import { bazarDoGamba } from './bazar-do-gamba.ts';
import { beijaFlor } from './beija-flor.ts';
import { bingoDaPraca } from './bingo-da-praca.ts';
import { boiEstrelado } from './boi-estrelado.ts';
import { bondeDaLapa } from './bonde-da-lapa.ts';
import { botoEncantado } from './boto-encantado.ts';
import { brasilia21 } from './brasilia-21.ts';
import { cafeImperial } from './cafe-imperial.ts';
import { cantoDaJubarte } from './canto-da-jubarte.ts';
import { capivaraZen } from './capivara-zen.ts';
import { caraOuCoroa } from './cara-ou-coroa.ts';
import { carnavalTurbo } from './carnaval-turbo.ts';
import { carrancaDoVelhoChico } from './carranca-do-velho-chico.ts';
import { cavaloCrioulo } from './cavalo-crioulo.ts';
import { corridaDaEma } from './corrida-da-ema.ts';
import { diarioDaPreguica } from './diario-da-preguica.ts';
import { docesDaJoaninha } from './doces-da-joaninha.ts';
import { castanhaDaCutia } from './castanha-da-cutia.ts';
import { fogoDoBoitata } from './fogo-do-boitata.ts';
import { forroMilionario } from './forro-milionario.ts';
import { fortunaDaArara } from './fortuna-da-arara.ts';
import { girassol } from './girassol.ts';
import { gatoDaLapa } from './gato-da-lapa.ts';
import { golDePlaca } from './gol-de-placa.ts';
import { jardimDasBorboletas } from './jardim-das-borboletas.ts';
import { jangadaDaGarca } from './jangada-da-garca.ts';
import { kenoDoIgarape } from './keno-do-igarape.ts';
import { jegueDaSorte } from './jegue-da-sorte.ts';
import { livroDaCoruja } from './livro-da-coruja.ts';
import { lotteryCovers } from './lotteries.ts';
import { luaDoPantanal } from './lua-do-pantanal.ts';
import { mangueDourado } from './mangue-dourado.ts';
import { micoMaluco } from './mico-maluco.ts';
import { mascaraMarajo } from './mascara-marajo.ts';
import { minaDaAnta } from './mina-da-anta.ts';
import { minasGerais } from './minas-gerais.ts';
import { noiteDeSaoJoao } from './noite-de-sao-joao.ts';
import { oncaEJacare } from './onca-e-jacare.ts';
import { ouroDaMata } from './ouro-da-mata.ts';
import { peixeAnjo } from './peixe-anjo.ts';
import { scratchCovers } from './raspadinhas.ts';
import type { CoverRecipe } from './recipe.ts';
import { pinhaoDaGralha } from './pinhao-da-gralha.ts';
import { pipaAvoada } from './pipa-avoada.ts';
import { plinkoDoAcai } from './plinko-do-acai.ts';
import { pororoca } from './pororoca.ts';
import { rodaDaFeira } from './roda-da-feira.ts';
import { roulette } from './roulette.ts';
import { saciLigeiro } from './saci-ligeiro.ts';
import { saladaTropical } from './salada-tropical.ts';
import { sapoRei } from './sapo-rei.ts';
import { sertaoDeOuro } from './sertao-de-ouro.ts';
import { sobeEDesce } from './sobe-e-desce.ts';
import { sereiaDoMar } from './sereia-do-mar.ts';
import { tail } from './tail.ts';
import { tamanduaGigante } from './tamandua-gigante.ts';
import { tartarugaReal } from './tartaruga-real.ts';
import { tremDaSerra } from './trem-da-serra.ts';
import { trilhaDoCurupira } from './trilha-do-curupira.ts';
import { tesouroDeParaty } from './tesouro-de-paraty.ts';
import { violaDeOuro } from './viola-de-ouro.ts';

/** Every cover of the house, drawn ones first. */
export const covers: readonly CoverRecipe[] = [
  ouroDaMata,
  fortunaDaArara,
  carnavalTurbo,
  botoEncantado,
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
  aviaozinho,
  minasGerais,
  roulette,
  bacaraImperial,
  oncaEJacare,
  noiteDeSaoJoao,
  sertaoDeOuro,
  capivaraZen,
  saladaTropical,
  forroMilionario,
  golDePlaca,
  gatoDaLapa,
  fogoDoBoitata,
  brasilia21,
  cafeImperial,
  bondeDaLapa,
  pipaAvoada,
  plinkoDoAcai,
  rodaDaFeira,
  kenoDoIgarape,
  caraOuCoroa,
  sobeEDesce,
  bingoDaPraca,
  asDoSertao,
  ...scratchCovers,
  ...tail,
  ...lotteryCovers,
];
