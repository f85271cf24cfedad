export { coinCloth } from './coin-cloth.ts';
export { coinTable } from './coin-table.ts';
export { dearMines } from './dear-mines.ts';
export { leavingTable } from './leaving-table.ts';
export { tinyMines } from './tiny-mines.ts';
