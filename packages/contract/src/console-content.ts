import { z } from 'zod';
import { call } from './call.ts';
import { ContentEffect } from './content-effect.ts';
import {
  ContentItem,
  LookContent,
  MaintenanceContent,
  RegionsContent,
  contentKinds,
} from './content.ts';
import { Id, Instant, LanguageCode, query } from './primitives.ts';
import { Reason } from './reason.ts';
import { BannerPicture } from './system.ts';

/** The number of a version: the place of its change in the history of the site; `0` stands for none. */
const Version = z.string().regex(/^\d{1,19}$/);
const Key = z.string().max(180);
const Kind = z.enum(contentKinds);

/** A version that is not in force: somebody writes it, it waits for its hour, or it could not be published. */
export const ContentDraft = z.object({
  id: Id,
  kind: Kind,
  key: Key,
  /** Null where this program no longer reads what was written. */
  item: ContentItem.nullable(),
  state: z.enum(['DRAFT', 'SCHEDULED', 'FAILED']),
  revision: z.int(),
  publishAt: Instant.nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  at: Instant,
  /** The code of the refusal, where it could not be published. */
  failure: z.string().nullable(),
});
export type ContentDraft = z.output<typeof ContentDraft>;

export const ContentVersion = z.object({
  version: Version,
  at: Instant,
  by: z.string(),
  /** Null: it was made at the terminal, which asks for none. */
  reason: z.string().nullable(),
  /** Null where this program no longer reads it; nobody can go back to such a version. */
  item: ContentItem.nullable(),
  /** The number that members agree to; of the terms alone. */
  number: z.int().nullable(),
});
export type ContentVersion = z.output<typeof ContentVersion>;

/** One thing of the site: as it is, and the version that somebody writes. */
export const ContentState = z.object({
  kind: Kind,
  key: Key,
  /** The version in force; null: there is none. */
  item: ContentItem.nullable(),
  /** The version in force, upon which the next one is written. */
  base: Version,
  draft: ContentDraft.nullable(),
});
export type ContentState = z.output<typeof ContentState>;

const Languages = {
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
};

const staff = { auth: 'staff', alwaysOpen: true } as const;
const reading = { ...staff, permission: 'content:item:read:own-brand' } as const;
/** The server asks for `content:site:switch` as well where modules, maintenance, regions or settings change. */
const writing = { ...staff, permission: 'content:item:publish:own-brand' } as const;
const about = query({ kind: Kind, key: Key.default('') });

export const contentBoardCall = call({
  ...reading,
  name: 'contentBoard',
  summary: 'What is being written, what waits for its hour, what failed, and the last versions.',
  method: 'GET',
  path: '/api/staff/content',
  query: query({}),
  value: z.object({
    drafts: z.array(ContentDraft),
    latest: z.array(ContentVersion.extend({ kind: Kind, key: Key })),
  }),
  errors: ['staff.factor.required'],
});

export const contentListCall = call({
  ...reading,
  name: 'contentList',
  summary: 'Every thing of a kind, with the version that somebody writes.',
  method: 'GET',
  path: '/api/staff/content/items',
  query: query({ kind: Kind }),
  value: z.object({
    ...Languages,
    items: z.array(
      ContentState.extend({
        /** The site shows it to somebody at this moment. */
        live: z.boolean(),
        /** The picture of a banner, narrow and wide: that of its draft where it has one. */
        pictures: z.object({ narrow: BannerPicture, wide: BannerPicture }).nullable(),
      }),
    ),
    /** The names that a thing of this kind may have, where they are given; all of them, used or not. */
    names: z.array(z.string()),
  }),
  errors: ['staff.factor.required'],
});

export const contentOneCall = call({
  ...reading,
  name: 'contentOne',
  summary: 'One thing of the site, with its versions, the latest first.',
  method: 'GET',
  path: '/api/staff/content/item',
  query: about,
  value: ContentState.extend({
    ...Languages,
    /** The number of the terms of now; null for every other thing. */
    number: z.int().nullable(),
    versions: z.array(ContentVersion),
  }),
  errors: ['staff.factor.required'],
});

export const contentSentencesCall = call({
  ...reading,
  name: 'contentSentences',
  summary: 'Sentences of the site in a language, by part of their words or of their name.',
  method: 'GET',
  path: '/api/staff/content/sentences',
  query: query({
    q: z.string().trim().min(2).max(80),
    /** The language that the sentences are looked for in; that of the reader is the header of that name. */
    of: LanguageCode,
  }),
  value: z.object({
    sentences: z.array(z.object({ key: Key, standard: z.string(), own: z.string().nullable() })),
    /** There are more of them. */
    more: z.boolean(),
  }),
  errors: ['staff.factor.required'],
});

const ContentModule = z.object({
  id: Id,
  name: z.string(),
  /** Null: it stands at the top. */
  parent: Id.nullable(),
  /** Its own switch. */
  on: z.boolean(),
  /** It is on, and so is everything above it. */
  answers: z.boolean(),
  /** Why it cannot be switched on: there is no such thing yet, or the law of the place forbids it. */
  barred: z.enum(['unbuilt', 'forbidden']).nullable(),
  base: Version,
  draft: ContentDraft.nullable(),
});
export type ContentModule = z.output<typeof ContentModule>;

export const contentSiteCall = call({
  ...reading,
  name: 'contentSite',
  summary: 'The module tree, the maintenance and the regions, with how many are here now.',
  method: 'GET',
  path: '/api/staff/content/site',
  query: query({}),
  value: z.object({
    ...Languages,
    jurisdiction: z.string(),
    modules: z.array(ContentModule),
    maintenance: MaintenanceContent.extend({ base: Version, draft: ContentDraft.nullable() }),
    regions: RegionsContent.extend({ base: Version, draft: ContentDraft.nullable() }),
    /** The languages of the platform that a site may offer, by tag. */
    offered: z.array(z.string()),
  }),
  errors: ['staff.factor.required'],
});

const refusals = [
  'staff.factor.required',
  'content.module',
  'content.language',
  'content.period',
  'content.address',
  'content.picture',
  'content.text',
  'content.look',
  'content.look.contrast',
  'content.unknown',
] as const;

export const contentEffectCall = call({
  ...reading,
  name: 'contentEffect',
  summary: 'What a version would do if it were published now. Nothing changes.',
  method: 'POST',
  path: '/api/staff/content/effect',
  body: z.strictObject({ item: ContentItem }),
  value: ContentEffect,
  errors: refusals,
});

const Wish = z.strictObject({
  item: ContentItem,
  /** The version that the person saw. */
  base: Version,
  /** The revision of the open draft that the person saw; null: there was none. */
  revision: z.int().nullable(),
});

/** One person writes so often at most: enough for anybody, and no history is filled by a program. */
const often = { by: 'session', points: 120, seconds: 60 } as const;

export const saveContentCall = call({
  ...writing,
  name: 'saveContent',
  summary: 'Keeps a version as a draft. One that waited for its hour waits no longer.',
  method: 'PUT',
  path: '/api/staff/content/draft',
  limit: often,
  body: Wish,
  value: ContentDraft,
  errors: [...refusals, 'content.changed'],
});

export const publishContentCall = call({
  ...writing,
  name: 'publishContent',
  summary: 'Publishes a version now or at an instant; one that closes the site waits for two.',
  method: 'POST',
  path: '/api/staff/content/publish',
  limit: often,
  body: Wish.extend({ at: Instant.nullable(), reason: Reason }),
  value: z.object({
    /** PROPOSE: it is kept as a draft, for a decision of the kind `site.close` about it. */
    state: z.enum(['PUBLISHED', 'SCHEDULED', 'PROPOSE']),
    draft: Id,
  }),
  errors: [...refusals, 'content.changed'],
});

export const dropContentCall = call({
  ...writing,
  name: 'dropContent',
  summary: 'Throws away a draft, or takes a version off its hour.',
  method: 'POST',
  path: '/api/staff/content/drop',
  limit: often,
  body: z.strictObject({ kind: Kind, key: Key, revision: z.int(), reason: Reason }),
  value: z.null(),
  errors: ['staff.factor.required', 'content.changed'],
});

export const previewLookCall = call({
  ...writing,
  name: 'previewLook',
  summary:
    'Lets the console show the first page of the site in a look that is not published, for some minutes.',
  method: 'POST',
  path: '/api/staff/content/look-preview',
  limit: often,
  body: z.strictObject({ look: LookContent.nullable() }),
  value: z.object({
    /** For the console's own frame, with `&theme=dark` or `&theme=light` behind it. */
    address: z.string(),
    until: Instant,
  }),
  errors: refusals,
});
