/**
 * Our name for an interface icon -> where it comes from: lucide (ISC) or simple-icons (CC0).
 * These stand on the first page and come with its code; the others come with the pages that use
 * one of them.
 */
export const firstIcons: Record<string, string> = {
  flame: 'lucide:flame',
  slots: 'lucide:cherry',
  phone: 'lucide:smartphone',
  search: 'lucide:search',
  eye: 'lucide:eye',
  'eye-off': 'lucide:eye-off',
  plus: 'lucide:plus',
  sun: 'lucide:sun',
  moon: 'lucide:moon',
  menu: 'lucide:menu',
  account: 'lucide:circle-user-round',
  close: 'lucide:x',
  check: 'lucide:check',
  'circle-check': 'lucide:circle-check',
  'circle-alert': 'lucide:circle-alert',
  info: 'lucide:info',
  clock: 'lucide:clock',
  offline: 'lucide:wifi-off',
  heart: 'lucide:heart',
  'heart-filled': 'filled:heart',
  play: 'filled:play',
  pause: 'filled:pause',
  back: 'lucide:chevron-left',
  forward: 'lucide:chevron-right',
  down: 'lucide:chevron-down',
  'fold-start': 'lucide:chevrons-left',
  'fold-end': 'lucide:chevrons-right',
  shield: 'lucide:shield-check',
  refresh: 'lucide:refresh-cw',
  history: 'lucide:history',
  trophy: 'lucide:trophy',
  pix: 'simple:pix',
  'triangle-alert': 'lucide:triangle-alert',
  filters: 'lucide:sliders-horizontal',
  sort: 'lucide:arrow-down-wide-narrow',
};

/** The menu at the side brings these, once somebody sees it. */
export const menuIcons: Record<string, string> = {
  home: 'lucide:house',
  promotions: 'lucide:party-popper',
  'sign-out': 'lucide:log-out',
  receipt: 'lucide:receipt-text',
  bolt: 'lucide:zap',
  originals: 'lucide:bird',
  live: 'lucide:radio',
  fish: 'lucide:fish',
  cards: 'lucide:playing-cards',
  esports: 'lucide:gamepad-2',
  affiliates: 'lucide:handshake',
  language: 'lucide:languages',
  support: 'lucide:headset',
  help: 'lucide:circle-question-mark',
  message: 'lucide:message-circle',
  sports: 'own:sports',
  'lottery-ball': 'own:lottery-ball',
  lotus: 'lucide:flower-2',
  whatsapp: 'simple:whatsapp',
  telegram: 'simple:telegram',
  instagram: 'simple:instagram',
  facebook: 'simple:facebook',
};

/** The lotteries bring these: where one chooses one, and where one bets. */
export const lotteryIcons: Record<string, string> = {
  star: 'lucide:star',
  'star-filled': 'filled:star',
  dice: 'lucide:dices',
  minus: 'lucide:minus',
  trash: 'lucide:trash',
  ticket: 'lucide:ticket',
};

/** The other icons. */
export const moreIcons: Record<string, string> = {
  user: 'lucide:user-round',
  'circle-close': 'lucide:circle-x',
  copy: 'lucide:copy',
  hourglass: 'lucide:hourglass',
  up: 'lucide:chevron-up',
  'arrow-back': 'lucide:arrow-left',
  'arrow-forward': 'lucide:arrow-right',
  'arrow-rise': 'lucide:arrow-up-right',
  'arrow-fall': 'lucide:arrow-down-right',
  'id-card': 'lucide:id-card',
  lock: 'lucide:lock',
  key: 'lucide:key-round',
  mail: 'lucide:mail',
  call: 'lucide:phone',
  share: 'lucide:share-2',
  download: 'lucide:download',
  upload: 'lucide:upload',
  external: 'lucide:external-link',
  link: 'lucide:link',
  repeat: 'lucide:repeat',
  'sign-in': 'lucide:log-in',
  wallet: 'lucide:wallet',
  bell: 'lucide:bell',
  announcement: 'lucide:megaphone',
  speed: 'lucide:gauge',
  calendar: 'lucide:calendar',
  gift: 'lucide:gift',
  expand: 'lucide:maximize',
  shrink: 'lucide:minimize',
  more: 'lucide:ellipsis-vertical',
  'sound-on': 'lucide:volume-2',
  'sound-off': 'lucide:volume-x',
  bank: 'lucide:landmark',
  edit: 'lucide:pencil',
  document: 'lucide:file-text',
  scale: 'lucide:scale',
  settings: 'lucide:settings',
  devices: 'lucide:monitor-smartphone',
  image: 'lucide:image',
  'qr-code': 'lucide:qr-code',
  'user-plus': 'lucide:user-plus',
  users: 'lucide:users',
  percent: 'lucide:percent',
  chart: 'lucide:chart-column',
  globe: 'lucide:globe',
  ban: 'lucide:ban',
  verified: 'lucide:badge-check',
  send: 'lucide:send',
  swap: 'lucide:arrow-left-right',
  crown: 'lucide:crown',
  google: 'simple:google',
};

/** Desks of the operator's console, which brings these itself. */
export const consoleIcons: Record<string, string> = {
  report: 'lucide:chart-column',
  dashboard: 'lucide:layout-dashboard',
  cash: 'lucide:banknote',
  games: 'lucide:gamepad-2',
  risk: 'lucide:shield-alert',
  stamp: 'lucide:stamp',
  scroll: 'lucide:scroll-text',
  machine: 'lucide:server',
  choose: 'lucide:chevrons-up-down',
  flag: 'lucide:flag',
  note: 'lucide:sticky-note',
  'trend-up': 'lucide:trending-up',
  'trend-down': 'lucide:trending-down',
};

/** Icons that no set of ours has, on the same 24 grid and with the same stroke. */
export const ownIcons: Record<string, string> = {
  sports:
    '<circle cx="12" cy="12" r="10"/><path d="m12 7.500 4.300 3.100-1.650 5.050h-5.300L7.700 10.600z' +
    'M12 7.500V2.100M16.300 10.600l5.200-1.700M14.650 15.650l3.200 4.400M9.350 15.650l-3.200 4.400M7.700 10.600 2.500 8.900"/>',
  'lottery-ball':
    '<circle cx="12" cy="12" r="10"/><path d="M12 7a2.400 2.400 0 1 0 0 4.800A2.400 2.400 0 0 0 12 7z' +
    'M12 11.800a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z"/>',
};

/** Those that point along the line: where a line runs from the right they point the other way. */
export const pointing: ReadonlySet<string> = new Set([
  'back',
  'forward',
  'fold-start',
  'fold-end',
  'sign-out',
  'arrow-back',
  'arrow-forward',
  'external',
  'send',
]);
