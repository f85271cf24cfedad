import { ButtonLink, Select, TextField } from '@arara/ui';
import { bannerGroups, linkages } from '@arara/contract/content-bounds.ts';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { useList } from './announcement-list.tsx';
import css from './content.module.css';
import shown from './shown.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { Pictures } from './picture-field.tsx';
import type { Of, One } from './thing.ts';
import { useThing, useWriting } from './use-editor.ts';
import { Versions } from './versions.tsx';
import { WordsFields } from './words-fields.tsx';

type Content = Of<'banner'>;
type Words = Content['texts'][string];

const blank: Content = {
  groupName: '/',
  position: 1,
  shown: true,
  art: '',
  artWide: '',
  linkageType: 'NONE',
  link: '',
  startsAt: null,
  endsAt: null,
  texts: {},
};
const noWords: Words = { kicker: '', title: '', text: '', action: '' };
const fields = [
  { name: 'kicker', maxLength: 120 },
  { name: 'title', maxLength: 120 },
  { name: 'text', maxLength: 120 },
  { name: 'action', maxLength: 120 },
];

/** One banner: its picture in both cuts, where it stands and leads, its words, and its versions. */
export function BannerPage({ id }: { id: string }) {
  const t = useT('console-content');
  const query = useThing('banner', id);
  const list = useList('banner');
  const [round, setRound] = useState(0);
  // The picture comes with the list: both are there before the writing begins again.
  const again = (): void =>
    void Promise.all([query.refetch(), list.refetch()]).then(() => setRound((at) => at + 1));
  return (
    <>
      <ButtonLink className={css.back} kind="link" href="/content/banners">
        {t('back.banners')}
      </ButtonLink>
      <Answer query={query}>
        {(state) => (
          <Answer query={list}>
            {({ items }) => (
              <div className={css.page}>
                <Editor
                  key={round}
                  state={state}
                  drawn={items.find(({ key }) => key === id)?.pictures ?? null}
                  onAgain={again}
                />
                <Versions state={state} onBack={again} />
              </div>
            )}
          </Answer>
        )}
      </Answer>
    </>
  );
}

function read({ item, draft }: One): Content {
  const written = draft?.item ?? item;
  return written?.kind === 'banner' ? written.content : blank;
}

interface EditorProps {
  readonly state: One;
  /** The picture of the draft, or else of what is in force. */
  readonly drawn: Pictures | null;
  readonly onAgain: () => void;
}

function Editor({ state, drawn, onAgain }: EditorProps) {
  const t = useT('console-content');
  const self = useSession((session) => session.self);
  const { content, put, seen, setSeen } = useWriting(state, read);
  const [pictures, setPictures] = useState(drawn);
  const { languages, defaultLanguage } = state;
  const lacks =
    content.art === ''
      ? t('lacks.picture')
      : content.texts[defaultLanguage] === undefined
        ? t('lacks.words')
        : null;
  return (
    <Panel title={t('kind.banner')} className={css.form}>
      <fieldset className={css.fields} disabled={!may(self, 'content:item:publish')}>
        <PictureField
          pictures={pictures}
          onBrought={({ art, artWide, ...cuts }) => {
            put({ art, artWide });
            setPictures(cuts);
          }}
        />
        <div className={css.pair}>
          <Select
            label={t('field.groupName')}
            options={bannerGroups.map((value) => ({ value, label: t(`word.groupName.${value}`) }))}
            value={content.groupName}
            onChange={({ target }) => {
              const groupName = bannerGroups.find((one) => one === target.value);
              if (groupName !== undefined) put({ groupName });
            }}
          />
          <Select
            label={t('field.linkageType')}
            options={linkages.map((value) => ({ value, label: t(`word.linkageType.${value}`) }))}
            value={content.linkageType}
            onChange={({ target }) => {
              const linkageType = linkages.find((one) => one === target.value);
              if (linkageType !== undefined) put({ linkageType, link: '' });
            }}
          />
        </div>
        {content.linkageType !== 'NONE' && (
          <TextField
            label={t('field.link')}
            hint={t(`link.hint.${content.linkageType}`)}
            value={content.link}
            maxLength={2_000}
            onChange={({ target }) => put({ link: target.value })}
          />
        )}
        <WordsFields
          texts={content.texts}
          blank={noWords}
          fields={fields}
          languages={languages}
          defaultLanguage={defaultLanguage}
          onChange={(texts) => put({ texts })}
          preview={(words, language) => (
            <AsShown words={words} language={language} pictures={pictures} />
          )}
        />
        <PeriodFields content={content} put={put} />
      </fieldset>
      <EditorFoot
        state={state}
        item={{ kind: 'banner', key: state.key, content }}
        seen={seen}
        onSeen={setSeen}
        onAgain={onAgain}
        lacks={lacks}
      />
    </Panel>
  );
}

interface AsShownProps {
  readonly words: Words;
  readonly language: string;
  readonly pictures: Pictures | null;
}

/** The banner on a phone and on a desk, as nearly as a small frame can show it. */
function AsShown({ words, language, pictures }: AsShownProps) {
  const t = useT('console-content');
  if (pictures === null) return <p className={css.quiet}>{t('preview.none')}</p>;
  return (
    <>
      {(['narrow', 'wide'] as const).map((cut) => (
        <figure key={cut} className={shown.banner} data-cut={cut}>
          <img src={pictures[cut].sources[0]?.url} alt="" />
          <figcaption lang={language}>
            {words.kicker !== '' && <small>{words.kicker}</small>}
            <b>{words.title}</b>
            {cut === 'wide' && words.text !== '' && <span>{words.text}</span>}
            {words.action !== '' && <em>{words.action}</em>}
          </figcaption>
        </figure>
      ))}
    </>
  );
}
