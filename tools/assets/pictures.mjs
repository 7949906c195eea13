/**
 * Draws every picture of the project again: `npm run pictures -w tools`, or a part of them by name
 * (`npm run pictures -w tools -- hero doctors`). The results are committed; the same scripts give the same pictures.
 */
const SETS = {
  hero: async () => (await import('./hero/pictures.mjs')).heroPictures(),
  doctors: async () => (await import('./portrait/pictures.mjs')).doctorPictures(),
  people: async () => (await import('./portrait/pictures.mjs')).peoplePictures(),
  hospitals: async () => (await import('./emblem/pictures.mjs')).emblemPictures(),
  courses: async () => (await import('./course/pictures.mjs')).coursePictures(),
  brand: async () => (await import('./brand/pictures.mjs')).brandPictures(),
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(SETS)) {
  const draw = SETS[name];
  if (!draw) throw new Error(`There is no set "${name}"; the sets are ${Object.keys(SETS).join(', ')}`);
  await draw();
  console.log(`drew ${name}`);
}
