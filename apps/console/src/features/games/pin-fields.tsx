import { pinsMax } from '@arara/contract/shelf-bounds.ts';
import { Select } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '../../components/answer.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { OrderList } from './order-list.tsx';
import type { ListValue } from './shelf.ts';
import css from './shelves.module.css';
import type { Title, Titles } from './title.ts';

interface PinFieldsProps {
  /** The list: `hot`, `new` or a category. */
  readonly list: string;
  readonly value: ListValue;
  readonly onChange: (value: ListValue) => void;
}

/** The games that stand first in a list; all others follow by how much they are played. */
export function PinFields(props: PinFieldsProps) {
  const query = useQuery({
    queryKey: ['games', 'all'],
    queryFn: ({ signal }) => api('staffGames', { query: { days: '1' }, signal }),
  });
  return (
    <Answer query={query} rows={4}>
      {(titles) => <Pins {...props} titles={titles} />}
    </Answer>
  );
}

const isRail = (list: string): boolean => list === 'hot' || list === 'new';

/** A title that can stand in the list; the server knows which are demonstrations. */
const fits = (list: string, { gameType, isCard }: Title): boolean =>
  isRail(list) ? !isCard && gameType !== 'LOTT' && gameType !== 'ELOTT' : gameType === list;

function Pins({ list, value: { pins }, onChange, titles }: PinFieldsProps & { titles: Titles }) {
  const t = useT('console-games');
  const nameOf = new Map(titles.games.map(({ nodeId, name }) => [nodeId, name]));
  const free = titles.games
    .filter((title) => fits(list, title) && !pins.includes(title.nodeId))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      {pins.length === 0 && <p className={css.quiet}>{t('pins.none')}</p>}
      <OrderList
        list={pins}
        keyOf={(nodeId) => nodeId}
        nameOf={(nodeId) => nameOf.get(nodeId) ?? nodeId}
        onChange={(next) => onChange({ pins: next })}
      >
        {pins.length < pinsMax && (
          <Select
            label={t('pins.add')}
            placeholder={t('pins.choose')}
            options={free.map(({ nodeId, name }) => ({ value: nodeId, label: name }))}
            value=""
            onChange={({ target }) => {
              if (target.value !== '') onChange({ pins: [...pins, target.value] });
            }}
          />
        )}
      </OrderList>
    </>
  );
}
