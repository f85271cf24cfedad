import { CircleAlertIcon, CircleCheckIcon, Link, TriangleAlertIcon } from '@arara/ui';
import { useFormat, useT } from '../lib/i18n.ts';
import {
  isLate,
  isUnsound,
  secondsBehind,
  secondsSince,
  spanOf,
  useMachine,
} from '../lib/machine.ts';
import type { Machine } from '../lib/machine.ts';
import { may, useSession } from '../lib/session.ts';
import css from './house-state.module.css';

const daySeconds = 86_400;

/** How the house is, at the start of the bar: for those who may look into the machine room. */
export function HouseState() {
  const self = useSession((session) => session.self);
  return may(self, 'machine:room:read') ? <State /> : null;
}

const icons = { good: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon };

function State() {
  const { data, error } = useMachine();
  const said = useWords(data, error !== null);
  const Icon = icons[said?.tone ?? 'good'];
  return (
    <div className={css.place}>
      {/* Payouts that stand still are said once; a lag that changes with each look is not. */}
      <span className="sr" role="status">
        {said?.tone === 'bad' ? said.text : ''}
      </span>
      {said !== null && (
        <Link className={css.state} href="/machine" data-tone={said.tone}>
          <Icon size={16} />
          <span>{said.text}</span>
        </Link>
      )}
    </div>
  );
}

interface Said {
  readonly tone: keyof typeof icons;
  readonly text: string;
}

/** The state in words; null while nothing is known yet. */
function useWords(machine: Machine | undefined, isCutOff: boolean): Said | null {
  const t = useT('console');
  const format = useFormat();
  if (isCutOff) return { tone: 'warn', text: t('house.unknown') };
  if (machine === undefined) return null;
  if (isUnsound(machine)) return { tone: 'bad', text: t('house.unsound') };
  const seconds = secondsBehind(machine);
  const lag = spanOf(seconds);
  if (isLate(seconds)) return { tone: 'warn', text: t('house.late', { lag }) };
  const { daily, whole } = machine.proofs;
  const last = [daily, whole]
    .flatMap((proof) => (proof === null ? [] : [proof.madeAt]))
    .toSorted()
    .at(-1);
  if (last === undefined) return { tone: 'warn', text: t('house.unproved', { lag }) };
  const isToday = secondsSince(last, machine.at) < daySeconds;
  const time = isToday ? format.time(last) : format.moment(last);
  return { tone: 'good', text: t('house.calm', { time, lag }) };
}
