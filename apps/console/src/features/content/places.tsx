import { Button, Table, TextField } from '@arara/ui';
import type { Column } from '@arara/ui';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { Panel } from '../../components/panel.tsx';
import { useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import { useList } from './announcement-list.tsx';
import css from './content.module.css';
import { PublishSheet } from './publish-sheet.tsx';
import { seenOf } from './thing.ts';
import type { Item, Listed, Of } from './thing.ts';

type PlaceKind = 'service' | 'resource';

/** Where customer service is, and where the links of the site lead. */
export const Places = () => (
  <div className={css.stack}>
    <PlaceList kind="service" />
    <PlaceList kind="resource" />
  </div>
);

interface Row {
  readonly name: string;
  readonly listed: Listed | undefined;
}

const addressOf = (item: Item | null | undefined): string => {
  if (item?.kind === 'service') return item.content ?? '';
  if (item?.kind === 'resource') return item.content?.url ?? '';
  return '';
};

function PlaceList({ kind }: { kind: PlaceKind }) {
  const t = useT('console-content');
  const query = useList(kind);
  const self = useSession((session) => session.self);
  const [chosen, setChosen] = useState<Row | null>(null);
  const columns: Column<Row>[] = [
    { key: 'name', head: t('place'), phone: 'lead', cell: ({ name }) => t(`name.${kind}.${name}`) },
    {
      key: 'address',
      head: t('field.url'),
      cell: ({ listed }) => addressOf(listed?.item) || t('place.none'),
    },
    {
      key: 'change',
      head: <span className="sr">{t('change')}</span>,
      end: true,
      cell: (row) =>
        may(self, 'content:item:publish') && (
          <Button
            size="sm"
            aria-label={t('change.of', { name: t(`name.${kind}.${row.name}`) })}
            onClick={() => setChosen(row)}
          >
            {t('change')}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={t(`kind.${kind}`)} className={css.table}>
      <Answer query={query} rows={3}>
        {({ names, items }) => (
          <>
            <Table
              label={t(`kind.${kind}`)}
              columns={columns}
              rows={names.map((name) => ({ name, listed: items.find(({ key }) => key === name) }))}
              rowKey={({ name }) => name}
            />
            {chosen !== null && (
              <PlaceEditor
                key={chosen.name}
                kind={kind}
                row={chosen}
                onClose={() => setChosen(null)}
              />
            )}
          </>
        )}
      </Answer>
    </Panel>
  );
}

interface PlaceEditorProps {
  readonly kind: PlaceKind;
  readonly row: Row;
  readonly onClose: () => void;
}

/** The address of a place; without one the site has no such place. */
function PlaceEditor({ kind, row: { name, listed }, onClose }: PlaceEditorProps) {
  const t = useT('console-content');
  const now = listed?.item ?? null;
  const [address, setAddress] = useState(addressOf(now));
  const [item, setItem] = useState<Item | null>(null);
  const label = t(`name.${kind}.${name}`);
  return (
    <div className={css.inline}>
      <TextField
        label={t('place.address', { name: label })}
        hint={t('place.hint')}
        value={address}
        maxLength={2_000}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className={css.row}>
        <Button kind="primary" onClick={() => setItem(itemOf(kind, name, address.trim(), now))}>
          {t('publish')}
        </Button>
        <Button kind="link" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      {item !== null && (
        <PublishSheet
          item={item}
          before={now}
          seen={listed === undefined ? { base: '0', revision: null } : seenOf(listed)}
          onClose={() => setItem(null)}
          onDone={onClose}
        />
      )}
    </div>
  );
}

function itemOf(kind: PlaceKind, key: string, address: string, now: Item | null): Item {
  if (kind === 'service') return { kind, key, content: address === '' ? null : address };
  if (address === '') return { kind, key, content: null };
  const usual: Of<'resource'> = { url: address, qrCodeUrl: null, labelNameEn: key, position: 1 };
  const before = now?.kind === 'resource' ? now.content : null;
  return { kind, key, content: { ...usual, ...before, url: address } };
}
