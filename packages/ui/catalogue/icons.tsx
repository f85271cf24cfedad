import * as first from '../src/icon/first-icons.tsx';
import * as lottery from '../src/icon/lottery-icons.tsx';
import * as menu from '../src/icon/menu-icons.tsx';
import * as more from '../src/icon/more-icons.tsx';
import { Star } from '../src/index.ts';
import { Part, Row } from './part.tsx';

/** By their names: which file brings one is nobody's concern here. */
const icons = Object.entries({ ...first, ...lottery, ...menu, ...more }).sort(([a], [b]) =>
  a < b ? -1 : 1,
);
const stars = ['var(--urucum)', 'var(--sol)', 'var(--folha)', 'var(--azul-vivo)'];

/** Every icon of the house, and the star that stands before a title. */
export const Icons = () => (
  <Part name="icons" title="Ícones">
    <Row>
      {icons.map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon size={24} />
        </span>
      ))}
    </Row>
    <Row>
      {stars.map((colour) => (
        <Star key={colour} colour={colour} />
      ))}
    </Row>
  </Part>
);
