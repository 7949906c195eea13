import { IconButton } from '@serein/ui';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import styles from './Backdrop.module.css';
import { SCENES } from './scenes.ts';
import { useSlideshow } from './use-slideshow.ts';

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The hills behind the hero, from dusk to dawn. Decoration, which can be stopped. */
export function Backdrop() {
  const [isPlaying, setPlaying] = useState(() => !wantsStillness());
  const { current, previous, next, settled } = useSlideshow(SCENES.length, isPlaying);
  const layers = SCENES.flatMap((scene, index) => {
    const role = index === current ? 'current' : index === previous ? 'previous' : index === next ? 'next' : null;
    return role ? [{ scene, index, role }] : [];
  });
  return (
    <>
      <div className={styles.backdrop} aria-hidden="true">
        {layers.map(({ scene, index, role }) => (
          <picture key={scene.wide} className={styles[role]}>
            <source media="(max-width: 48rem)" srcSet={scene.narrow} width={800} height={900} />
            <img
              src={scene.wide}
              width={1600}
              height={900}
              alt=""
              decoding="async"
              fetchPriority={index === 0 ? 'high' : 'low'}
              onLoad={() => settled(index)}
              onError={() => settled(index)}
            />
          </picture>
        ))}
      </div>
      <IconButton
        className={styles.pause}
        label={isPlaying ? 'Pause the background' : 'Play the background'}
        onClick={() => setPlaying(!isPlaying)}
      >
        {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </IconButton>
    </>
  );
}
