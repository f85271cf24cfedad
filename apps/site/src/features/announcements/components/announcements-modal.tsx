import {
  BackIcon,
  Bone,
  Button,
  EmptyState,
  ForwardIcon,
  IconButton,
  Modal,
  Skeletons,
  Tag,
  useDesk,
} from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QueryStates } from '../../../components/query-states.tsx';
import { closeDialog } from '../../../lib/dialogs.ts';
import { useFormat, useT } from '../../../lib/i18n.ts';
import { noticesQuery } from '../api/get-notices.ts';
import { listedOf } from '../listed.ts';
import type { Listed } from '../listed.ts';
import { pageOf } from '../pages.ts';
import { AnnouncementText } from './announcement-text.tsx';
import css from './announcements.module.css';

const rowBone = (index: number) => <Bone key={index} h={60} />;

/** The announcements of the house: a list, and the one that is read beside it. */
export default function AnnouncementsModal() {
  const t = useT('announcements');
  const ui = useT('ui');
  const query = useQuery(noticesQuery);
  return (
    <Modal open onClose={closeDialog} title={t('title')} closeLabel={ui('close')} size="lg">
      <QueryStates
        query={query}
        skeleton={
          <div className={css.list}>
            <Skeletons count={4} of={rowBone} />
          </div>
        }
      >
        {(notices) =>
          listedOf(notices).length === 0 ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <Reader list={listedOf(notices)} />
          )
        }
      </QueryStates>
    </Modal>
  );
}

/** List and text side by side on a desk; one after the other on a phone. */
function Reader({ list }: { readonly list: readonly Listed[] }) {
  const t = useT('announcements');
  const desk = useDesk();
  const [wanted, setWanted] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const { page, total, items } = pageOf(list, wanted);
  const place = useReadingPlace(desk ? null : chosen);
  const read = items.find(({ id }) => id === chosen) ?? (desk ? items[0] : undefined);
  if (!desk && read !== undefined) {
    return (
      <>
        <Button kind="link" icon={<BackIcon size={18} />} onClick={() => setChosen(null)}>
          {t('back')}
        </Button>
        <AnnouncementText key={read.id} announcement={read} focus />
      </>
    );
  }
  const turn = (to: number): void => {
    setWanted(to);
    setChosen(null);
  };
  return (
    <div className={css.reader}>
      <div>
        <ul className={css.list} ref={place}>
          {items.map((item) => (
            <Line
              key={item.id}
              item={item}
              on={desk && item.id === read?.id}
              onRead={() => setChosen(item.id)}
            />
          ))}
        </ul>
        {total > 1 && <Pages page={page} total={total} onTurn={turn} />}
      </div>
      {desk && read !== undefined && <AnnouncementText announcement={read} />}
    </div>
  );
}

/** On a phone the list gives way to the text: coming back, one stands where one had left. */
function useReadingPlace(chosen: string | null) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (chosen === null && last.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = chosen;
  }, [chosen]);
  return list;
}

interface LineProps {
  readonly item: Listed;
  readonly on: boolean;
  readonly onRead: () => void;
}

function Line({ item, on, onRead }: LineProps) {
  const t = useT('announcements');
  const format = useFormat();
  return (
    <li>
      <button
        type="button"
        className={css.line}
        data-id={item.id}
        aria-current={on || undefined}
        onClick={onRead}
      >
        <b>{item.title}</b>
        <small>
          {format.day(item.date)}
          {item.isPromotion && <Tag tone="new">{t('promotion')}</Tag>}
        </small>
      </button>
    </li>
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onTurn: (page: number) => void;
}

function Pages({ page, total, onTurn }: PagesProps) {
  const t = useT('announcements');
  const ui = useT('ui');
  return (
    <nav className={css.pages} aria-label={ui('pages')}>
      <IconButton
        label={ui('pages.back')}
        icon={<BackIcon size={20} />}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      />
      <span className="num" role="status">
        {t('page', { page, total })}
      </span>
      <IconButton
        label={ui('pages.forward')}
        icon={<ForwardIcon size={20} />}
        disabled={page === total}
        onClick={() => onTurn(page + 1)}
      />
    </nav>
  );
}
