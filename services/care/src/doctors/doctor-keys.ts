import { searchWordsOf, wordsOf } from '../search/search-words.ts';
import type { Doctor } from './doctor.model.ts';

type Described = Pick<
  Doctor,
  'name' | 'speciality' | 'degree' | 'city' | 'about' | 'hospitalName' | 'languages' | 'address' | 'rating'
>;

/** The keys of search and order; whoever writes one of these fields writes them too. */
export function doctorKeys(doctor: Described): Pick<Doctor, 'searchWords' | 'nameKey' | 'ratingKey'> {
  const { name, speciality, degree, city, about, hospitalName, languages, address, rating } = doctor;
  return {
    searchWords: searchWordsOf(name, speciality, degree, city, about, hospitalName ?? '', ...languages, address.line2),
    nameKey: wordsOf(name)
      .filter((word) => word !== 'dr')
      .join(' '),
    // Below every real rating, so that a doctor whom nobody has rated comes last.
    ratingKey: rating ?? 0,
  };
}
