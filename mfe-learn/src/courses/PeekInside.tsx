import { type CourseCard as Course, formatDuration } from '@serein/contracts/learn';
import { Link } from '@serein/mfe-kit';
import { Badge, buttonClass, Dialog, Picture, Stars } from '@serein/ui';
import { Check } from 'lucide-react';
import { categoryText } from './course-filters.ts';
import styles from './PeekInside.module.css';

/** Spec 4, section 9. */
const SHOWN_OUTCOMES = 4;

/** The preview of a course; closed while there is none. */
export function PeekInside({ course, onClose }: { course: Course | null; onClose: () => void }) {
  const path = course ? `/courses/${course._id}` : '/courses';
  return (
    <Dialog
      open={course !== null}
      onClose={onClose}
      title={course?.title ?? ''}
      footer={
        <>
          <Link className={buttonClass({ variant: 'secondary', size: 's' })} to={path}>
            View Full Course Details
          </Link>
          <Link className={buttonClass({ size: 's' })} to={path}>
            Begin Your Transformation
          </Link>
        </>
      }
    >
      {course && <Preview course={course} />}
    </Dialog>
  );
}

function Preview({ course }: { course: Course }) {
  const hidden = course.outcomes.length - SHOWN_OUTCOMES;
  return (
    <div className={styles.preview}>
      <Picture src={course.thumbnail || null} alt="" width={640} height={360} fluid eager />
      <p className={styles.labels}>
        <Badge tone="accent">{course.level}</Badge>
        <Badge>{categoryText(course.category)}</Badge>
      </p>
      <p>{course.description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Duration</dt>
          <dd>{formatDuration(course.duration)}</dd>
        </div>
        <div>
          <dt>Core concepts</dt>
          <dd>{course.concepts}</dd>
        </div>
        <div>
          <dt>Students</dt>
          <dd>{course.totalEnrollments.toLocaleString('en-IN')}</dd>
        </div>
        <div>
          <dt>Rating</dt>
          <dd>
            <Stars compact value={course.rating} count={course.ratingCount} />
          </dd>
        </div>
      </dl>
      <div>
        <h3 className={styles.heading}>What you will discover</h3>
        <ul className={styles.outcomes}>
          {course.outcomes.slice(0, SHOWN_OUTCOMES).map((outcome) => (
            <li key={outcome}>
              <Check size={18} aria-hidden /> {outcome}
            </li>
          ))}
        </ul>
        {hidden > 0 && <p className={styles.more}>+{hidden} more secrets...</p>}
      </div>
    </div>
  );
}
