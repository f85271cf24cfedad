import { Notice, Segmented, TextField, toasts } from '@arara/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../components/answer.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { useFormat, useT } from '../../lib/i18n.ts';
import { Changes } from './changes.tsx';
import css from './content.module.css';
import { instantAt } from '../../lib/local-time.ts';
import type { Effect, Item, Seen } from './thing.ts';
import { useWords } from './use-words.ts';

interface PublishSheetProps {
  readonly item: Item;
  /** The version in force. */
  readonly before: Item | null;
  readonly seen: Seen;
  readonly title?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Says what a version changes and stops, asks when and why, and publishes it; one that closes the site is proposed. */
export function PublishSheet({ item, before, seen, title, onClose, onDone }: PublishSheetProps) {
  const t = useT('console-content');
  const words = useWords();
  const zone = useBrand()?.timeZone ?? 'UTC';
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const [isTried, setTried] = useState(false);
  const effect = useQuery({
    queryKey: ['content', 'effect', item],
    queryFn: ({ signal }) => api('contentEffect', { body: { item }, signal }),
  });
  const at = when === 'now' ? null : instantAt(zone, local);
  const lack = when === 'now' ? null : lackOf(at);
  const closes = effect.data?.closes === true;
  async function publish(reason: string): Promise<void> {
    const { state, draft } = await api('publishContent', { body: { item, ...seen, at, reason } });
    if (state === 'PROPOSE')
      await api('proposeDecision', { body: { kind: 'site.close', subject: { draft }, reason } });
    // The server decides whether a second person is needed; the effect was only its forecast.
    toasts.show({ tone: 'good', title: t(`said.${deedOf[state]}`) });
  }
  const deed = closes ? 'propose' : when === 'now' ? 'publish' : 'schedule';
  return (
    <ReasonSheet
      title={title ?? words.thing(item.kind, item.key, item)}
      verb={t(`do.${deed}`)}
      kind={closes ? 'danger' : 'primary'}
      deed={publish}
      isOpen={effect.data !== undefined}
      check={() => {
        setTried(true);
        return lack === null;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Changes before={before} after={item} />
      <Answer query={effect} rows={2}>
        {(known) => <Consequence effect={known} />}
      </Answer>
      <Segmented
        label={t('when')}
        choices={(['now', 'later'] as const).map((value) => ({ value, label: t(`when.${value}`) }))}
        value={when}
        onChange={setWhen}
      />
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label={t('when.at')}
          hint={t('when.zone', { zone })}
          error={lack !== null && (isTried || local !== '') ? t(`when.${lack}`) : undefined}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
        />
      )}
    </ReasonSheet>
  );
}

const deedOf = { PUBLISHED: 'publish', SCHEDULED: 'schedule', PROPOSE: 'propose' } as const;

/** The fault of a time to publish at: none, or one that is over. */
function lackOf(at: string | null): 'short' | 'past' | null {
  if (at === null) return 'short';
  return Date.parse(at) <= Date.now() ? 'past' : null;
}

/** The things that it stops, for how many, and who else has to agree. */
function Consequence({ effect }: { effect: Effect }) {
  const t = useT('console-content');
  const { number } = useFormat();
  const { closes, stops, starts, refused, asks, now } = effect;
  const said = (key: string): string => t(`name.module.${key}`);
  const known = (key: string): string => (said(key) === `name.module.${key}` ? key : said(key));
  const isQuiet = !closes && stops.length + starts.length + refused.length === 0;
  if (isQuiet) return null;
  return (
    <div className={css.consequence}>
      {stops.length > 0 && <p>{t('stops', { list: stops.map(known).join(', ') })}</p>}
      {starts.length > 0 && <p>{t('starts', { list: starts.map(known).join(', ') })}</p>}
      {refused.length > 0 && (
        <p>{t('refused', { count: refused.length, list: refused.slice(0, 12).join(' ') })}</p>
      )}
      {asks !== null && <p>{t('asks', { count: asks, number: number(asks) })}</p>}
      {closes && (
        <>
          <p>
            <b>
              {now.members === 0
                ? t('now.nobody')
                : t('now.members', { count: now.members, number: number(now.members) })}
            </b>
          </p>
          <p>
            {t('now.way', {
              rounds: number(now.rounds),
              tickets: number(now.tickets),
              withdrawals: number(now.withdrawals),
            })}
          </p>
          <Notice tone="warn">{t('two')}</Notice>
        </>
      )}
    </div>
  );
}
