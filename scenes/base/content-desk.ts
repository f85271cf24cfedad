import {
  contentBoardCall,
  contentEffectCall,
  contentListCall,
  contentOneCall,
  contentSentencesCall,
  contentSiteCall,
  previewLookCall,
} from '@arara/contract';
import type { ValueOf } from '@arara/contract';
import {
  article,
  calm,
  draft,
  fair,
  house,
  houseTerms,
  mata,
  picture,
  site,
  siteState,
  state,
  version,
} from './content-facts.ts';
import type { Scene } from './play.ts';

/** Every answer of the desk. */
export function stubContent(scene: Scene): void {
  const listed = { base: '41', draft: null, live: true, pictures: null };
  scene.answer(contentBoardCall, {
    drafts: [draft],
    latest: [{ ...version, kind: 'announcement', key: 'feira' }],
  });
  scene.answer(contentSiteCall, siteState);
  scene.answer(contentListCall, ({ query }) => {
    const rows = {
      announcement: [{ ...listed, kind: 'announcement' as const, key: 'feira', item: fair }],
      banner: [
        {
          ...listed,
          kind: 'banner' as const,
          key: 'mata',
          item: mata,
          pictures: { narrow: picture, wide: picture },
        },
      ],
    };
    if (query.kind === 'help')
      return {
        ...site,
        names: [],
        items: [{ ...listed, kind: 'help' as const, key: 'pix', item: article }],
      };
    const names = query.kind === 'service' ? ['1', '3', 'VIP'] : ['TELEGRAM'];
    const items = query.kind === 'announcement' || query.kind === 'banner' ? rows[query.kind] : [];
    return { ...site, names, items };
  });
  scene.answer(contentOneCall, ({ query }): ValueOf<typeof contentOneCall> => {
    if (query.kind === 'banner')
      return { ...state, kind: 'banner', key: 'mata', item: mata, versions: [] };
    if (query.kind === 'help')
      return { ...state, kind: 'help', key: 'pix', item: article, versions: [] };
    if (query.kind === 'terms')
      return { ...state, kind: 'terms', key: '', item: houseTerms, number: 1, versions: [] };
    if (query.kind === 'look')
      return {
        ...state,
        kind: 'look',
        key: '',
        item: { kind: 'look', key: '', content: null },
        versions: [],
      };
    if (query.kind === 'settings')
      return { ...state, kind: 'settings', key: '', item: house, versions: [] };
    return state;
  });
  scene.answer(contentEffectCall, calm);
  scene.answer(previewLookCall, { address: '/?look=one', until: '2026-12-01T12:00:00.000Z' });
  scene.answer(contentSentencesCall, {
    sentences: [{ key: 'home:banners', standard: 'Destaques', own: null }],
    more: false,
  });
}
