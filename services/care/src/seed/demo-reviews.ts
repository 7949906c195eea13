import { type Review } from '../reviews/review.model.ts';
import { Chance } from './chance.ts';
import { doctorId, type Rated, seedId } from './demo-doctors.ts';
import { REVIEWERS } from './people.ts';
import { REVIEW_BEGINNINGS, REVIEW_ENDINGS } from './review-texts.ts';

const MOST_PER_DOCTOR = 100;
const DAY_MS = 24 * 60 * 60_000;

/** None to eleven reviews of the last two years. */
export function demoReviews(doctor: number, now: number): Review[] {
  const chance = new Chance(9_000 + doctor);
  const count = doctor % 17 === 16 ? 0 : chance.between(1, 10);
  const best = chance.next() < 0.6 ? 5 : 4;
  const said = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const rating = Math.max(3, best - (chance.next() < 0.3 ? 1 : 0));
    let review = '';
    while (chance.next() > 0.08 && (review === '' || said.has(review.slice(0, 20)))) {
      review = `${chance.pick(REVIEW_BEGINNINGS)} ${chance.pick(REVIEW_ENDINGS)}`.trim();
    }
    said.add(review.slice(0, 20));
    return {
      _id: seedId('65f1', doctor * MOST_PER_DOCTOR + index),
      docId: doctorId(doctor),
      rating,
      review,
      date: new Date(now - chance.between(2 * DAY_MS, 700 * DAY_MS)),
      userName: chance.pick(REVIEWERS),
      userImage: null,
    };
  });
}

export function ratedBy(reviews: readonly Review[]): Rated {
  if (reviews.length === 0) return { rating: null, ratingCount: 0 };
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return { rating: Math.round((sum / reviews.length) * 100) / 100, ratingCount: reviews.length };
}
