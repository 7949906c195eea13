import { DEFAULT_TIME_ZONE, type DoctorCard, type DoctorDetail } from '@serein/contracts/care';

/** What the page has loaded of a list: one page of it, or several. */
export type CachedList = ListPage | { pages: readonly ListPage[] } | undefined;
interface ListPage {
  doctors: readonly DoctorCard[];
}

/** The doctor as the lists know him that were loaded before (spec 2, section 7); what they leave out is empty. */
export function knownDoctor(lists: readonly CachedList[], id: string): DoctorDetail | undefined {
  const pages = lists.flatMap((list) => (list === undefined ? [] : 'pages' in list ? list.pages : [list]));
  const card = pages.flatMap(({ doctors }) => doctors).find(({ _id }) => _id === id);
  return (
    card && {
      ...card,
      about: '',
      address: { line1: '', line2: '', formatted: '', coordinates: null },
      mapSrc: null,
      timeZone: DEFAULT_TIME_ZONE,
      hospitalId: null,
      hospitalName: null,
    }
  );
}
