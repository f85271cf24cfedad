import type { PlayType } from '../../play-type.ts';
import { fiveStars } from '../digits/five-stars.ts';
import { fourStars } from '../digits/four-stars.ts';
import { positions } from '../digits/positions.ts';
import { starsOfFive, type Stars } from '../digits/stars.ts';
import { threeStars } from '../digits/three-stars.ts';
import { twoStars } from '../digits/two-stars.ts';
import type { Family } from '../family.ts';
import { fiveDigits, threeDigits } from './models.ts';

const p5 = fiveDigits.code;

/** Draws of digits once a day: three of them (3D, P3) or five (P5). */
export const threeD: Family = {
  code: '3d',
  models: [threeDigits, fiveDigits],
  playTypes: [...ofThree(), ...ofFive()],
};

function ofThree(): PlayType[] {
  return [
    ...threeStars(starsOfThree('three', 0, 3)),
    ...twoStars(starsOfThree('front2', 0, 2)),
    ...twoStars(starsOfThree('back2', 1, 3)),
    ...positions(starsOfThree('positions', 0, 3)),
  ];
}

function ofFive(): PlayType[] {
  return [
    ...fiveStars(starsOfFive(p5, 'five', 0, 5)),
    ...fourStars(starsOfFive(p5, 'back4', 1, 5)),
    ...threeStars(starsOfFive(p5, 'front3', 0, 3)),
    ...threeStars(starsOfFive(p5, 'back3', 2, 5)),
    ...twoStars(starsOfFive(p5, 'front2', 0, 2)),
    ...twoStars(starsOfFive(p5, 'back2', 3, 5)),
    ...positions(starsOfFive(p5, 'positions', 0, 5)),
  ];
}

function starsOfThree(what: string, from: number, to: number): Stars {
  const names = ['hundreds', 'tens', 'units'].slice(from, to);
  return { model: threeDigits.code, what, places: [0, 1, 2].slice(from, to), names };
}
