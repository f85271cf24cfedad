import { IconButton, ImageIcon, Notice, TrashIcon, buttonClass } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../../lib/i18n.ts';
import { imageOf, imagesMax } from '../images.ts';
import css from './feedback.module.css';

interface ImagePickerProps {
  readonly images: readonly File[];
  readonly onChange: (images: readonly File[]) => void;
}

/** Up to three pictures, seen before they are sent; what cannot be one says why. */
export function ImagePicker({ images, onChange }: ImagePickerProps) {
  const t = useT('feedback');
  const [fault, setFault] = useState<string | null>(null);
  async function add(files: readonly File[]): Promise<void> {
    const good: File[] = [];
    let wrong: string | null = null;
    for (const file of files) {
      const found = await imageOf(file);
      if (typeof found === 'string') wrong ??= t(`images.${found}`, { name: file.name });
      else good.push(found);
    }
    setFault(wrong);
    onChange([...images, ...good].slice(0, imagesMax));
  }
  return (
    <fieldset className={css.images}>
      <legend>{t('images')}</legend>
      <p>{t('images.hint', { count: imagesMax })}</p>
      {fault !== null && (
        <Notice tone="bad" announce>
          {fault}
        </Notice>
      )}
      <ul>
        {images.map((file, index) => (
          <Preview
            key={`${file.name} ${file.lastModified} ${index}`}
            file={file}
            label={t('images.remove', { at: index + 1 })}
            onRemove={() => onChange(images.filter((one) => one !== file))}
          />
        ))}
      </ul>
      {images.length < imagesMax && (
        <label className={buttonClass({ kind: 'outline' })}>
          <span className={css.add}>
            <ImageIcon size={18} />
            {t('images.add')}
          </span>
          <input
            type="file"
            accept="image/png,image/jpeg"
            multiple
            className="sr"
            onChange={({ target }) => {
              void add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
      )}
    </fieldset>
  );
}

interface PreviewProps {
  readonly file: File;
  readonly label: string;
  readonly onRemove: () => void;
}

function Preview({ file, label, onRemove }: PreviewProps) {
  /** The address of a picture lives as long as the picture that shows it. */
  const show = (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return (
    <li>
      <img ref={show} alt={file.name} width={88} height={88} />
      <IconButton label={label} icon={<TrashIcon size={18} />} onClick={onRemove} />
    </li>
  );
}
