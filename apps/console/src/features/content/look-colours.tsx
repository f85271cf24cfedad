import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import look from './look.module.css';
import { firstColours, otherColours, pigmentNames } from './look.ts';

type Colours = Readonly<Record<string, string>>;
type Put = (name: string, colour: string) => void;

/** The colours of one theme: those that people see first, and the others behind a fold. */
export function ThemeColours({ palette, onPut }: { palette: Colours; onPut: Put }) {
  const t = useT('console-look');
  return (
    <>
      <Swatches names={firstColours} colours={palette} onPut={onPut} />
      <details className={look.fold}>
        <summary>{t('more')}</summary>
        <Swatches names={otherColours} colours={palette} onPut={onPut} />
      </details>
    </>
  );
}

/** The colours of seals, tiles and banners, equal in both themes. */
export function Pigments({ pigments, onPut }: { pigments: Colours; onPut: Put }) {
  const t = useT('console-look');
  return (
    <details className={look.fold}>
      <summary>{t('pigments')}</summary>
      <p className={css.quiet}>{t('pigments.hint')}</p>
      <Swatches names={pigmentNames} colours={pigments} onPut={onPut} />
    </details>
  );
}

type SwatchesProps = {
  readonly names: readonly string[];
  readonly colours: Colours;
  readonly onPut: Put;
};

const Swatches = ({ names, colours, onPut }: SwatchesProps) => (
  <ul className={look.swatches}>
    {names.map((name) => (
      <li key={name}>
        <Swatch name={name} colour={colours[name] ?? '#000000'} onPut={onPut} />
      </li>
    ))}
  </ul>
);

/** One colour by its name; the browser's own picker chooses another. */
function Swatch({ name, colour, onPut }: { name: string; colour: string; onPut: Put }) {
  const t = useT('console-look');
  return (
    <label className={look.swatch}>
      <input
        type="color"
        value={colour}
        onChange={({ target }) => onPut(name, target.value.toLowerCase())}
      />
      <span>{t(`colour.${name}`)}</span>
      {/* The picker itself tells its value. */}
      <small aria-hidden>{colour}</small>
    </label>
  );
}
