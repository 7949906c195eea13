import type { CourseCard as Course } from '@serein/contracts/learn';
import { formatDuration } from '@serein/contracts/learn';
import { Link } from '@serein/mfe-kit';
import { Badge, Button, buttonClass, Card, Picture, Stars } from '@serein/ui';
import { Clock, Users } from 'lucide-react';
import styles from './CourseCard.module.css';
import { categoryText } from './course-filters.ts';

export interface CourseCardProps {
  course: Course;
  /** Above the fold: its picture loads at once. */
  eager: boolean;
  onPeek: () => void;
}

/** One course of the catalogue (spec 4, section 2.1). */
export function CourseCard({ course, eager, onPeek }: CourseCardProps) {
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.picture}>
        <Picture src={course.thumbnail || null} alt="" width={640} height={360} shape="plain" fluid eager={eager} />
        <Badge className={styles.level}>{course.level}</Badge>
      </div>
      <div className={styles.body}>
        <div className={styles.top}>
          <span className={styles.category}>{categoryText(course.category)}</span>
          <Stars compact value={course.rating} />
        </div>
        <h3 className={styles.title}>{course.title}</h3>
        <p className={styles.description}>{course.description}</p>
        <p className={styles.facts}>
          <span>
            <Clock size={16} aria-hidden /> {formatDuration(course.duration)}
          </span>
          <span>
            <Users size={16} aria-hidden /> {studentsText(course.totalEnrollments)}
          </span>
        </p>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onPeek} aria-label={`Peek Inside: ${course.title}`}>
            Peek Inside
          </Button>
          <Link className={buttonClass()} to={`/courses/${course._id}`} aria-label={`Join Journey: ${course.title}`}>
            Join Journey
          </Link>
        </div>
      </div>
    </Card>
  );
}

const studentsText = (students: number): string =>
  `${students.toLocaleString('en-IN')} ${students === 1 ? 'student' : 'students'}`;
