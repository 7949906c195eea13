import { expect, test } from '@jest/globals';
import type { DoctorCard } from '@serein/contracts/care';
import { knownDoctor } from './known-doctor.ts';

const card = (_id: string): DoctorCard => ({
  _id,
  name: `Dr. ${_id}`,
  image: '',
  speciality: 'Psychologist',
  degree: 'M.Phil',
  experience: '8 Years',
  available: true,
  rating: null,
  ratingCount: 0,
  languages: ['English'],
  fees: 900,
  city: 'Kochi',
});

test('a doctor is known from any page of any list that was loaded, with nothing made up', () => {
  const lists = [undefined, { doctors: [card('a')] }, { pages: [{ doctors: [card('b')] }, { doctors: [card('c')] }] }];
  for (const id of ['a', 'b', 'c'])
    expect(knownDoctor(lists, id)).toMatchObject({ ...card(id), about: '', mapSrc: null });
  expect(knownDoctor(lists, 'd')).toBeUndefined();
});
