export { currencies, isCurrency, scaleOf, type Currency } from './currency.ts';
export { AMOUNT_MAX, minor, type Minor } from './minor.ts';
export {
  add,
  compare,
  equals,
  isNegative,
  isPositive,
  isZero,
  max,
  min,
  money,
  negate,
  subtract,
  sum,
  zero,
  type Money,
} from './money.ts';
export { formatDecimal, parseMoney, type DecimalRefusal, type ParsedMoney } from './decimal.ts';
export { mulDivBigint, type Rounding } from './round.ts';
export { applyBasisPoints, applyHundredths, mulDiv } from './scale.ts';
export { allocate } from './allocate.ts';
export { between, rising } from './between.ts';
export {
  fraction,
  over,
  plus,
  roundedDecimal,
  times,
  toDecimal,
  toMinor,
  toNumber,
  toWeights,
  type Fraction,
} from './fraction.ts';
