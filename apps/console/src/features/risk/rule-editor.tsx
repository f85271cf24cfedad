import { Button, MoneyField, Select, Switch, TextField } from '@arara/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Panel } from '../../components/panel.tsx';
import { ReasonSheet } from '../../components/reason-sheet.tsx';
import { api } from '../../lib/api.ts';
import { currentLanguage, useFormat, useT } from '../../lib/i18n.ts';
import { may, useSession } from '../../lib/session.ts';
import css from './risk.module.css';
import { TrialPanel } from './trial-panel.tsx';
import type { Rule, RuleKinds } from './words.ts';

type Kind = RuleKinds[number];
type Field = Kind['fields'][number];
type Severity = Rule['severity'];
const severities: readonly Severity[] = ['low', 'medium', 'high'];
const nameMax = 80;

interface RuleEditorProps {
  readonly kinds: RuleKinds;
  readonly currency: string;
  /** Null: a new one. */
  readonly rule: Rule | null;
}

/** The fields of a rule, made of what its kind says of its parameters; the past is tried with what stands in them. */
export function RuleEditor({ kinds, currency, rule }: RuleEditorProps) {
  const t = useT('console-risk');
  const self = useSession((session) => session.self);
  const [kindName, setKind] = useState(rule?.kind ?? kinds[0]?.kind);
  const [name, setName] = useState(rule?.name ?? '');
  const [severity, setSeverity] = useState<Severity>(rule?.severity ?? 'medium');
  const [on, setOn] = useState(rule?.on ?? false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(rule?.params ?? {});
  const [isAsked, setAsked] = useState(false);
  const kind = kinds.find((one) => one.kind === kindName);
  if (kind === undefined) return null;
  const mayChange = may(self, 'risk:rule:change');
  const params = valuesOf(kind, typed);
  const isGood = name.trim() !== '' && kind.fields.every((field) => isWithin(field, params));
  const wish = { name: name.trim(), params, severity, on };
  return (
    <div className={css.page}>
      <Panel title={rule === null ? t('rule.new') : rule.name} className={css.editor}>
        <div className={css.form}>
          {rule === null && (
            <Select
              label={t('rule.kind')}
              value={kind.kind}
              options={kinds.map((one) => ({ value: one.kind, label: t(`speaks.${one.kind}`) }))}
              onChange={({ target }) => {
                setKind(kinds.find((one) => one.kind === target.value)?.kind);
                setTyped({});
              }}
            />
          )}
          <p className={css.wide}>{t(`about.${kind.kind}`)}</p>
          <TextField
            label={t('rule.name')}
            maxLength={nameMax}
            value={name}
            disabled={!mayChange}
            onChange={({ target }) => setName(target.value)}
          />
          <Select
            label={t('severity')}
            value={severity}
            disabled={!mayChange}
            options={severities.map((value) => ({ value, label: t(`severity.${value}`) }))}
            onChange={({ target }) =>
              setSeverity(severities.find((value) => value === target.value) ?? 'medium')
            }
          />
          {kind.fields.map((field) => (
            <ParamField
              key={field.name}
              field={field}
              currency={currency}
              value={params[field.name] ?? ''}
              isGood={isWithin(field, params)}
              disabled={!mayChange}
              onChange={(value) => setTyped({ ...params, [field.name]: value })}
            />
          ))}
          <Switch
            className={css.wide}
            label={t('rule.isOn')}
            hint={t('rule.isOn.hint')}
            checked={on}
            disabled={!mayChange}
            onChange={({ target }) => setOn(target.checked)}
          />
        </div>
        {mayChange && (
          <Button kind="primary" disabled={!isGood} onClick={() => setAsked(true)}>
            {t('rule.save')}
          </Button>
        )}
      </Panel>
      <TrialPanel kind={kind.kind} params={params} isGood={isGood || name.trim() === ''} />
      {isAsked && (
        <SaveSheet kind={kind.kind} rule={rule} wish={wish} onClose={() => setAsked(false)} />
      )}
    </div>
  );
}

/** Every parameter of a kind: what was typed, else the usual value. */
const valuesOf = ({ fields }: Kind, typed: Readonly<Record<string, string>>) =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, typed[name] ?? usual]));

const forms = { amount: /^\d{1,10}(\.\d{1,2})?$/, whole: /^\d{1,9}$/ };

/** True for a value in its form and bounds; the server judges the same again. */
function isWithin(
  { name, type, min, max }: Field,
  params: Readonly<Record<string, string>>,
): boolean {
  const text = params[name] ?? '';
  const form = type === 'amount' ? forms.amount : forms.whole;
  return form.test(text) && Number(text) >= Number(min) && Number(text) <= Number(max);
}

interface ParamFieldProps {
  readonly field: Field;
  readonly currency: string;
  readonly value: string;
  readonly isGood: boolean;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

function ParamField({ field, currency, value, isGood, disabled, onChange }: ParamFieldProps) {
  const t = useT('console-risk');
  const format = useFormat();
  const said = (text: string) =>
    field.type === 'amount' ? format.money(text, currency) : format.number(Number(text));
  const bounds = t('bounds', { min: said(field.min), max: said(field.max) });
  const shared = {
    label: t(`param.${field.name}`),
    maxLength: 20,
    value,
    disabled,
    hint: bounds,
    error: isGood ? undefined : bounds,
  };
  if (field.type === 'amount') {
    return (
      <MoneyField
        {...shared}
        locale={currentLanguage()}
        symbol={symbolOf(currency)}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...shared}
      inputMode="numeric"
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}

/** The sign of a currency as people of the page's language write it. */
const symbolOf = (currency: string): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

interface SaveSheetProps {
  readonly kind: Kind['kind'];
  readonly rule: Rule | null;
  readonly wish: Pick<Rule, 'name' | 'params' | 'severity' | 'on'>;
  readonly onClose: () => void;
}

/** Says what the rule does from now on, and asks why. */
function SaveSheet({ kind, rule, wish, onClose }: SaveSheetProps) {
  const t = useT('console-risk');
  const navigate = useNavigate();
  async function save(reason: string): Promise<void> {
    if (rule === null) {
      const made = await api('addRule', { body: { ...wish, kind, reason } });
      await navigate(`/risk/rules/${made.rule.id}`, { replace: true });
      return;
    }
    const { id, version } = rule;
    await api('changeRule', { params: { id }, body: { ...wish, version, reason } });
  }
  return (
    <ReasonSheet
      title={t('save.title', { name: wish.name })}
      verb={t('rule.save')}
      deed={save}
      said={t('save.done')}
      onClose={onClose}
    >
      <p>{t(wish.on ? 'save.on' : 'save.off')}</p>
      <p>{t('save.past')}</p>
    </ReasonSheet>
  );
}
