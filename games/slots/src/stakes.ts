/**
 * The stakes of a slot. Prizes come in steps of five hundredths of the stake, so a stake that is a
 * multiple of 0.20 always pays whole centavos: no prize is ever rounded.
 */
export const houseStakes: readonly string[] = [
  '0.20',
  '0.40',
  '0.60',
  '1.00',
  '2.00',
  '3.00',
  '4.00',
  '6.00',
  '10.00',
  '20.00',
  '40.00',
  '60.00',
  '100.00',
  '200.00',
];
