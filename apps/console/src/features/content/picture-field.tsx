import { bannerBytesMax, bannerCuts } from '@arara/contract/content-bounds.ts';
import { Button, Notice } from '@arara/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Answer } from '../../lib/api.ts';
import { faultText } from '../../lib/fault.ts';
import { useT } from '../../lib/i18n.ts';
import css from './content.module.css';
import shown from './shown.module.css';
import type { Listed } from './thing.ts';

export type Pictures = NonNullable<Listed['pictures']>;
type Brought = Answer<'bringPicture'>;
type Cut = keyof typeof bannerCuts;

const cuts = ['narrow', 'wide'] as const;
const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const uploadMs = 60_000;

interface Chosen {
  readonly file: File;
  readonly url: string;
}

/** Brings a picture: chosen here, cut in both frames, and drawn anew by the server. */
export function PictureField({
  pictures,
  onBrought,
}: {
  pictures: Pictures | null;
  onBrought: (brought: Brought) => void;
}) {
  const t = useT('console-content');
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [at, setAt] = useState<Record<Cut, number>>({ narrow: 50, wide: 50 });
  useEffect(() => {
    if (chosen === null) return undefined;
    return () => URL.revokeObjectURL(chosen.url);
  }, [chosen]);
  const bring = useMutation({
    mutationFn: async ({ file }: Chosen) => {
      const body = new FormData();
      for (const cut of cuts) body.append(cut, String(at[cut]));
      body.append('picture', file);
      return api('bringPicture', { body, timeoutMs: uploadMs });
    },
    onSuccess: (brought) => {
      onBrought(brought);
      setChosen(null);
    },
  });
  const choose = (file: File | undefined): void => {
    bring.reset();
    setChosen(null);
    setFault(null);
    if (file === undefined) return;
    if (!accepted.includes(file.type)) setFault(t('picture.type'));
    else if (file.size > bannerBytesMax) setFault(t('picture.large'));
    else setChosen({ file, url: URL.createObjectURL(file) });
  };
  const said = fault ?? (bring.error === null ? null : faultText(bring.error));
  return (
    <div className={css.fields}>
      <div>
        <label className={css.label} htmlFor={id}>
          {t(pictures === null ? 'picture' : 'picture.other')}
        </label>
        <input
          id={id}
          className={shown.file}
          type="file"
          accept={accepted.join(',')}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <p id={`${id}-note`} className={css.quiet}>
          {t('picture.hint', {
            width: bannerCuts.wide.small,
            height: bannerCuts.wide.height,
          })}
        </p>
      </div>
      {said !== null && (
        <Notice tone="bad" announce>
          {said}
        </Notice>
      )}
      {chosen !== null && (
        <div className={shown.cuts}>
          {cuts.map((cut) => (
            <CutFrame
              key={cut}
              cut={cut}
              url={chosen.url}
              at={at[cut]}
              onMove={(place) => setAt({ ...at, [cut]: place })}
            />
          ))}
          <Button loading={bring.isPending} onClick={() => bring.mutate(chosen)}>
            {t('picture.use')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface CutFrameProps {
  readonly cut: Cut;
  readonly url: string;
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** A frame of the site with the picture in it; the slider moves it along the side that is too long. */
function CutFrame({ cut, url, at, onMove }: CutFrameProps) {
  const t = useT('console-content');
  const id = useId();
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {t(`cut.${cut}`)}
      </label>
      <img
        className={shown.cut}
        data-cut={cut}
        src={url}
        alt=""
        style={{ objectPosition: `${at}% ${at}%` }}
      />
      <input
        id={id}
        className={shown.slider}
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </div>
  );
}
