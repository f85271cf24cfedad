export { addDays, weekdayOf } from './days.ts';
export { dayIn, instantOf, isTimeZone, startOfDay } from './zone.ts';
