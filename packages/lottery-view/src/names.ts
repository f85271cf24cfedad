/** Says a sentence of the namespace `lottery-plays`. */
type Say = (key: string, params?: Record<string, string | number>) => string;

/** The key of a sentence of the namespace `lottery-plays`, and its parameters. */
export interface NameKey {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Ways that differ in how many numbers they take are one family: `pick5` is of `pick`. */
const families = /^(pick|none|six|xien|truot|lo|cang)\d|^(any)\d+$/;
const counted = /^(any|pick|six|anywhere)(\d+)$/;
const sized = /^(none|xien|truot|lo|cang)(\d+)$/;

/** The part behind the model in the code of a play type: `ssc.front3.group6` → `front3.group6`. */
const behindModel = (code: string): string => code.slice(code.indexOf('.') + 1);

/** The group of a play type, as a page puts them behind one tab: `front3`, `pick`, `odd-even`. */
export function groupOf(code: string): string {
  const rest = behindModel(code);
  const family = families.exec(rest);
  return family?.[1] ?? family?.[2] ?? (rest.split('.')[0] as string);
}

/** The name of the way to bet within its group. */
export function wayKey(code: string): NameKey {
  const [group = '', way = group] = behindModel(code).split('.');
  if (group.endsWith('4') && way === 'group6') return { key: 'way.two-pairs' };
  const several = counted.exec(way);
  if (several) return { key: `way.${several[1]}`, params: { count: Number(several[2]) } };
  const size = sized.exec(way);
  if (size) return { key: `way.${size[1]}`, params: { size: Number(size[2]) } };
  const places = /^(\d+)-(\d+)$/.exec(way);
  if (places)
    return { key: 'way.places', params: { first: places[1] ?? '', second: places[2] ?? '' } };
  const year = /^zodiac-(\d+)$/.exec(way);
  return year ? { key: 'way.zodiac', params: { year: year[1] ?? '' } } : { key: `way.${way}` };
}

/** The name of the group of a play type: one that holds a single way is called as the way is. */
export function groupKey(code: string): NameKey {
  const rest = behindModel(code);
  const alone = groupOf(code) === rest && rest !== 'special';
  return alone ? wayKey(code) : { key: `group.${groupOf(code)}` };
}

/** The name of a row of a grammar. */
export function rowKey(name: string): NameKey {
  const column = /^column-(\d+)$/.exec(name);
  return column ? { key: 'row.column', params: { at: column[1] ?? '' } } : { key: `row.${name}` };
}

/** The name of a word that can be marked. */
export function optionKey(name: string): NameKey {
  const bull = /^bull-(\d)$/.exec(name);
  return bull ? { key: 'option.bull', params: { size: bull[1] ?? '' } } : { key: `option.${name}` };
}

/** Names of all that is marked on a lottery, in the language of the page. */
export interface LotteryNames {
  readonly group: (code: string) => string;
  readonly way: (code: string) => string;
  /** Group and way in one: what a line of a ticket is called. */
  readonly play: (code: string) => string;
  readonly row: (name: string) => string;
  readonly option: (name: string) => string;
}

/** Names as `t` says them: `namesIn(useT('lottery-plays'))` on a page that loads that namespace. */
export function namesIn(t: Say): LotteryNames {
  const say = ({ key, params }: NameKey) => t(key, params);
  const group = (code: string) => say(groupKey(code));
  const way = (code: string) => say(wayKey(code));
  return {
    group,
    way,
    play: (code) =>
      group(code) === way(code) ? way(code) : t('play', { group: group(code), way: way(code) }),
    row: (name) => say(rowKey(name)),
    option: (name) => say(optionKey(name)),
  };
}
