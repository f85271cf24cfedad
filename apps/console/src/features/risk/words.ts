import type { Tone } from '@arara/ui';
import type { Answer } from '../../lib/api.ts';
import { useFormat, useT } from '../../lib/i18n.ts';

export type CaseLine = Answer<'staffCases'>['cases'][number];
export type CaseFile = Answer<'staffCase'>;
export type RuleKinds = Answer<'staffRules'>['kinds'];
export type Rule = Answer<'staffRules'>['rules'][number];
export type Trial = Answer<'staffTrial'>;
export type Day = Answer<'staffReconcileDays'>['days'][number];
export type DayFile = Answer<'staffReconcileDay'>;

export const severityTones: Readonly<Record<CaseLine['severity'], Tone>> = {
  low: 'mute',
  medium: 'warn',
  high: 'bad',
};
export const stateTones: Readonly<Record<CaseLine['state'], Tone>> = {
  OPEN: 'warn',
  TAKEN: 'info',
  CLOSED: 'mute',
};

/** A calendar day of the brand in words; noon is the same day in every zone near it. */
export function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.day(`${day}T12:00:00Z`);
}

/** What a case is about, in a few words: a member by name, anything else by what it is called. */
export function useSubject(): (line: Pick<CaseLine, 'subject' | 'member'>) => string {
  const t = useT('console-risk');
  return ({ subject, member }) => {
    if (member !== null) return member.name;
    const said = t(`subject.${subject}`);
    return said === `subject.${subject}` ? subject : said;
  };
}
