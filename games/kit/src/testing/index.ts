export { coinTable } from './coin-table.ts';
export { mines } from './mines.ts';
