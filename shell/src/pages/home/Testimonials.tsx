import { Card, Picture } from '@serein/ui';
import styles from './Testimonials.module.css';
import { TESTIMONIALS } from './testimonials.ts';

const PLACEHOLDER_PICTURE = '/placeholder.svg';

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">What people tell us</h2>
      <ul className={styles.grid}>
        {TESTIMONIALS.map(({ name, place, image, quote }) => (
          <Card as="li" key={name} className={styles.card}>
            <blockquote className={styles.quote}>
              <p>“{quote}”</p>
            </blockquote>
            <div className={styles.person}>
              <Picture
                src={image}
                alt=""
                width={56}
                height={56}
                shape="round"
                fallback={<img className={styles.fallback} src={PLACEHOLDER_PICTURE} alt="" width={56} height={56} />}
              />
              <p>
                <strong>{name}</strong>
                <span className={styles.place}>{place}</span>
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
