import { classNames, VisuallyHidden } from '@serein/ui';
import { Camera, ImagePlus, Images } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import styles from './ImagePicker.module.css';

export interface ImagePickerProps {
  /** The address of what is chosen, or null. */
  preview: string | null;
  error: string | undefined;
  onPick: (file: File) => void;
  /** The browser cannot show what was picked. */
  onUnreadable: () => void;
}

/** Takes a picture by click, by drop, or on phones with the camera. */
export function ImagePicker({ preview, error, onPick, onUnreadable }: ImagePickerProps) {
  const [isOver, setOver] = useState(false);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onPick(file);
    event.target.value = ''; // the same file may be chosen again
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onPick(file);
  };
  return (
    <div className={styles.picker}>
      <label
        className={classNames(styles.zone, isOver && styles.over, error && styles.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          accept="image/*"
          onChange={pick}
          aria-describedby={error ? 'image-error' : 'image-hint'}
          aria-invalid={error ? true : undefined}
        />
        {preview ? (
          <>
            <img src={preview} alt="" onError={onUnreadable} />
            <VisuallyHidden>Your picture; choose another one</VisuallyHidden>
          </>
        ) : (
          <span className={styles.invitation}>
            <ImagePlus size={40} strokeWidth={1.5} aria-hidden />
            Choose a picture
          </span>
        )}
      </label>
      <div className={styles.ways}>
        {preview && (
          <label className={styles.way}>
            <Images size={18} aria-hidden /> Choose another
            <input type="file" accept="image/*" onChange={pick} />
          </label>
        )}
        <label className={classNames(styles.way, styles.camera)}>
          <Camera size={18} aria-hidden /> Take a photo
          <input type="file" accept="image/*" capture="user" onChange={pick} />
        </label>
      </div>
      {error ? (
        <p id="image-error" className={styles.error} role="alert">
          {error}
        </p>
      ) : (
        <p id="image-hint" className={styles.hint}>
          <span className={styles.mouse}>You can also drop a picture on the circle. </span>Only your face is needed; a
          drawing is fine too.
        </p>
      )}
    </div>
  );
}
