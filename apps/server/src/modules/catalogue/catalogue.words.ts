const wordsMax = 6;

/** The words that people type for a kind of game, in the languages of the house. */
const kindWords: Readonly<Record<string, string>> = {
  RNG: 'slot slots caça-níquel caça-níqueis máquina 老虎机 สล็อต',
  INHOUSE: 'originais originals casa 自研 orisinal เกมของเรา độc quyền',
  LIVE: 'ao vivo live cassino 真人 kasino สด คาสิโน trực tiếp',
  FISH: 'pesca fishing 捕鱼 tembak ikan ยิงปลา bắn cá',
  PVP: 'cartas cards 棋牌 kartu ไพ่ bài',
  SPORTS: 'esportes sports 体育 olahraga กีฬา thể thao',
  ESPORTS: 'e-sports 电竞 อีสปอร์ต',
  LOTT: 'loteria loterias lottery lotteries 彩票 lotre หวย xổ số',
  ELOTT: 'loteria loterias lottery lotteries 彩票 lotre หวย xổ số',
  lines: 'linhas lines 线 garis ไลน์ dòng',
  ways: 'maneiras ways 243 赢法 cara วิธี cách',
  variable:
    'formas variáveis 117649 variable ways 变动赢法 cara berubah วิธีชนะแปรผัน cách thắng thay đổi',
  cluster: 'grupos cluster 相连 kelompok กลุ่ม cụm',
  anywhere: 'qualquer lugar anywhere 任意位置 di mana saja ทุกที่ mọi nơi',
  cascade: 'cascata cascade 连环 beruntun ตกต่อเนื่อง liên hoàn',
  book: 'livro book 书 buku หนังสือ sách',
  hold: 'segura e gira hold and spin hold and win moeda moedas coins collect 锁定 koin tahan ล็อก เหรียญ giữ đồng xu',
  respin: 'respin respins 重转 รีสปิน quay lại',
  'free-spins': 'giros rodadas grátis free spins 免费旋转 putaran gratis ฟรีสปิน quay miễn phí',
  multiplier: 'multiplicador multiplier 倍数 pengali ตัวคูณ hệ số',
  jackpot: 'jackpot jackpots pote acumulado progressivo 累积奖 แจ็กพอต',
  'bonus-buy': 'compra bônus buy 购买 beli ซื้อโบนัส mua',
  limbo: 'limbo ลิมโบ',
  crash: 'crash aviãozinho avião 爆点 pesawat แครช máy bay',
  plinko: 'plinko pinos bolinha 弹珠 พลิงโก',
  wheel: 'roda roleta wheel 转盘 วงล้อ vòng quay',
  keno: 'keno 基诺 คีโน',
  'coin-flip': 'cara coroa moeda coin flip heads tails 抛硬币 koin เหรียญ đồng xu',
  hilo: 'hilo hi-lo maior menor 猜大小 tinggi rendah สูงต่ำ cao thấp',
  'video-poker': 'video poker vídeo pôquer valetes jacks or better 视频扑克 วิดีโอโป๊กเกอร์ bài xì tố',
  mines: 'minas mina mines 扫雷 ranjau ทุ่นระเบิด dò mìn',
  table:
    'mesa jogos de mesa cassino table games casino 桌面游戏 permainan meja เกมโต๊ะ trò chơi bàn',
  roulette: 'roleta roulette ruleta 轮盘 rolet รูเล็ต',
  baccarat: 'bacará baccarat bacara 百家乐 bakarat บาคาร่า',
  'dragon-tiger': 'dragão tigre dragon tiger 龙虎 naga harimau เสือมังกร rồng hổ',
  blackjack: 'blackjack vinte e um 21 二十一点 แบล็กแจ็ก xì dách',
  bingo: 'bingo bingô tômbola bolas cartela 宾果 บิงโก',
  scratch:
    'raspadinha raspadinhas raspar cartela scratch card 刮刮乐 刮刮卡 kartu gosok บัตรขูด ขูด vé cào',
  dice: 'dado dados dice 骰子 dadu ลูกเต๋า xúc xắc',
};

/** Nobody types it: what stands before it is what a game is called, the rest what it is about. */
export const endOfNames = '|';

/** Everything by which a game can be found: its names, its vendor, its kinds, its themes. */
export function searchWordsOf(game: {
  readonly names: Readonly<Record<string, string>>;
  readonly vendorName: string;
  readonly gameType: string;
  readonly classify: readonly string[];
  readonly words?: readonly string[];
}): string {
  const names = [...new Set(Object.values(game.names))];
  const kinds = [game.gameType, ...game.classify].map((kind) => kindWords[kind] ?? kind);
  return [...names, endOfNames, game.vendorName, ...kinds, ...(game.words ?? [])].join(' ');
}

/**
 * The words of what somebody typed, without signs and Latin accents, as the database folds what it
 * keeps; the few longest of them. Marks of other scripts are vowels and tones: they stay.
 */
export function wordsOf(typed: string): string[] {
  const bare = typed
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFC');
  const words = bare.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, wordsMax);
}
