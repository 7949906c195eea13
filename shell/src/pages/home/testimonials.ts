import person1 from '../../assets/people/person-1.webp';
import person2 from '../../assets/people/person-2.webp';
import person3 from '../../assets/people/person-3.webp';

/** Samples, not real people (spec 1: a static block with 3 sample quotes). */
export const TESTIMONIALS = [
  {
    name: 'Meera',
    place: 'Kochi',
    image: person1,
    quote:
      'I had put it off for two years. Booking took three minutes, and the doctor listened before she asked anything.',
  },
  {
    name: 'Daniel',
    place: 'Bengaluru',
    image: person2,
    quote:
      'I could choose someone who speaks my language and see him online, in my lunch break. That made it possible.',
  },
  {
    name: 'Sushila',
    place: 'Pune',
    image: person3,
    quote: 'Everything is in one place: my appointments, the prescription, even the ride there. I feel looked after.',
  },
] as const;
