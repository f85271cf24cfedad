import { z } from 'zod';
import { call } from './call.ts';
import { Game, gameTypes } from './catalogue.ts';
import { Id, Instant, LanguageCode, query } from './primitives.ts';
import { Reason } from './reason.ts';
import {
  kindsMax,
  marks,
  pinsMax,
  previewCards,
  railMostMax,
  railNameMax,
  railNames,
} from './shelf-bounds.ts';

/** The lists whose first games staff choose: the rails of what is hot and new, and each category. */
export const gameLists = ['hot', 'new', ...gameTypes] as const;
export type GameListName = (typeof gameLists)[number];

const Pins = z
  .array(Id)
  .max(pinsMax)
  .refine((pins) => new Set(pins).size === pins.length);

/** The games that stand first in a list, in their order; the others follow as ever. */
export const ListValue = z.strictObject({ pins: Pins });
export type ListValue = z.output<typeof ListValue>;

const Rail = z.strictObject({
  rail: z.enum(railNames),
  /** At most so many cards; of the studios: so many shelves of their own. */
  most: z.int().min(1).max(railMostMax),
  /** Another name by language; where none is, the site's own sentence. */
  names: z.record(LanguageCode, z.string().trim().min(1).max(railNameMax)),
});
export type Rail = z.output<typeof Rail>;

/** The rails of the first page in their order; a rail that is not named is not shown. */
export const HomeValue = z.strictObject({
  rails: z
    .array(Rail)
    .min(1)
    .max(railNames.length)
    .refine((rails) => new Set(rails.map(({ rail }) => rail)).size === rails.length),
});
export type HomeValue = z.output<typeof HomeValue>;

/** The marks of a title and the kinds under which it is found; null: those of its data. */
export const GameValue = z.strictObject({
  hot: z.enum(marks),
  fresh: z.enum(marks),
  kinds: z.array(z.string().min(1).max(40)).max(kindsMax).nullable(),
});
export type GameValue = z.output<typeof GameValue>;

/** A part of the arrangement: `home`, `list:RNG`, `game:1001`. */
const Part = z.string().regex(/^(home|list:[A-Za-z]{2,7}|game:\d{1,18})$/);

const Value = z.union([HomeValue, ListValue, GameValue]);
export type ShelfValue = z.output<typeof Value>;

/** One part with its value; the server refuses a value of another part. */
const Arranged = z.strictObject({ part: Part, value: Value });
export type Arranged = z.output<typeof Arranged>;

/** A part with what is in force, and its versions, the latest first. Version 0 is the house's own. */
export const ShelfPart = z.object({
  part: Part,
  version: z.int(),
  value: Value,
  /** The house's own, which is in force where nobody has changed it. */
  usual: Value,
  versions: z.array(
    z.object({ version: z.int(), at: Instant, by: z.string(), reason: z.string(), value: Value }),
  ),
  /** Of `home`: the site's own names of the rails, by rail and language. */
  usualNames: z.record(z.string(), z.record(z.string(), z.string())),
  /** Languages of the brand, its own first. */
  languages: z.array(z.string()),
  /** Of a title: every kind that the brand has, to choose from, with its name on the site. */
  kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
});
export type ShelfPart = z.output<typeof ShelfPart>;

/** The cards as the site would show them. */
export const ShelfPreview = z.object({
  rows: z.array(
    z.object({
      /** The list or rail that it is. */
      row: z.string(),
      /** Its name in the reader's language; null: the site's own. */
      name: z.string().nullable(),
      games: z.array(Game).max(previewCards),
      /** Games of the list in all. */
      count: z.int(),
      /** Pinned games that cannot be opened now, and so are not shown. */
      hidden: z.array(z.object({ nodeId: z.string(), name: z.string() })),
    }),
  ),
});
export type ShelfPreview = z.output<typeof ShelfPreview>;

const reading = {
  auth: 'staff',
  permission: 'games:game:read:own-brand',
  alwaysOpen: true,
} as const;
const faults = ['staff.factor.required', 'game.not.found'] as const;
const wrong = ['shelf.game.unknown', 'shelf.kind.unknown', 'request.invalid'] as const;

export const shelfPartCall = call({
  ...reading,
  name: 'shelfPart',
  summary: 'A part of how the brand shows its games: the first page, a list, or a title.',
  method: 'GET',
  path: '/api/staff/games/shelves/:part',
  params: z.object({ part: Part }),
  query: query({}),
  value: ShelfPart,
  errors: [...faults, 'request.invalid'],
});

export const previewShelfCall = call({
  ...reading,
  name: 'previewShelf',
  summary: 'The first cards as they would stand with a change; nothing is kept.',
  method: 'POST',
  path: '/api/staff/games/shelves/preview',
  body: z.strictObject({ arranged: Arranged }),
  value: ShelfPreview,
  errors: [...faults, ...wrong],
});

export const arrangeShelfCall = call({
  ...reading,
  permission: 'games:catalogue:arrange:own-brand',
  name: 'arrangeShelf',
  summary: 'Keeps a part as a new version; it is on the site within a second.',
  method: 'POST',
  path: '/api/staff/games/shelves',
  body: z.strictObject({
    arranged: Arranged,
    /** The version that the person saw. */
    seen: z.int().min(0),
    reason: Reason,
  }),
  value: ShelfPart,
  errors: [...faults, ...wrong, 'shelf.changed'],
});

export const undoShelfCall = call({
  ...reading,
  permission: 'games:catalogue:arrange:own-brand',
  name: 'undoShelf',
  summary: 'Brings an earlier version of a part back, as a new one; 0 is the house’s own.',
  method: 'POST',
  path: '/api/staff/games/shelves/:part/back',
  params: z.object({ part: Part }),
  body: z.strictObject({ version: z.int().min(0), seen: z.int().min(0), reason: Reason }),
  value: ShelfPart,
  errors: [...faults, ...wrong, 'shelf.changed', 'shelf.version.unknown'],
});
