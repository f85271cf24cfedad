import { Bone, IconButton, ImageIcon, Notice, TrashIcon, buttonClass } from '@arara/ui';
import { useStore } from 'zustand';
import { useT } from '../../../lib/i18n.ts';
import { addImages } from '../draft.ts';
import type { DraftStore } from '../draft.ts';
import { imagesMax } from '../images.ts';
import css from './feedback.module.css';

interface ImagePickerProps {
  readonly store: DraftStore;
  /** While it is being sent nothing is added that would not go along. */
  readonly disabled: boolean;
}

/** Up to three pictures, seen before they are sent; what is not among them says why. */
export function ImagePicker({ store, disabled }: ImagePickerProps) {
  const t = useT('feedback');
  const { images, underWay, leftOut } = useStore(store);
  const onTheirWay = Math.min(underWay, imagesMax - images.length);
  const remove = (file: File): void =>
    store.setState((draft) => ({ images: draft.images.filter((one) => one !== file) }));
  return (
    <fieldset className={css.images} disabled={disabled}>
      <legend>{t('images')}</legend>
      <p>{t('images.hint', { count: imagesMax })}</p>
      {leftOut.length > 0 && (
        <Notice tone="bad" announce>
          {leftOut.map(({ why, name }) => t(`images.${why}`, { name, count: imagesMax })).join(' ')}
        </Notice>
      )}
      <ul>
        {images.map((file, index) => (
          <Preview
            key={`${file.name} ${file.lastModified} ${index}`}
            file={file}
            label={t('images.remove', { at: index + 1 })}
            onRemove={() => remove(file)}
          />
        ))}
        {Array.from({ length: onTheirWay }, (_, index) => (
          <li key={index} aria-hidden>
            <Bone w={96} h={96} />
          </li>
        ))}
      </ul>
      <p role="status" className={underWay === 0 ? 'sr' : undefined}>
        {underWay > 0 && t('images.working')}
      </p>
      {images.length + underWay < imagesMax && (
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
              void addImages(store, [...(target.files ?? [])]);
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
