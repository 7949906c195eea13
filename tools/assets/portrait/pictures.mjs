import { put, render } from '../render.mjs';
import { ADMIN, DOCTORS, PATIENT, TESTIMONIALS } from './doctors.mjs';
import { drawPortrait } from './draw.mjs';

const SIZE = { width: 320, height: 320, maxBytes: 16 * 1024 };
const two = (number) => String(number).padStart(2, '0');

/** doctor-01..40.webp and manifest.json, which tells whom each picture shows. */
export async function doctorPictures() {
  const folder = 'services/care/media/doctors';
  for (const [i, person] of DOCTORS.entries()) {
    await render(drawPortrait(person), `${folder}/doctor-${two(i + 1)}.webp`, SIZE);
  }
  const manifest = DOCTORS.map(({ gender }, i) => ({ file: `doctors/doctor-${two(i + 1)}.webp`, gender }));
  await put('services/care/media/manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The demo accounts and the people of the testimonials. */
export async function peoplePictures() {
  await render(drawPortrait(PATIENT), 'services/identity/media/patient.webp', SIZE);
  await render(drawPortrait(ADMIN), 'services/identity/media/admin.webp', SIZE);
  for (const [i, person] of TESTIMONIALS.entries()) {
    await render(drawPortrait(person), `shell/src/assets/people/person-${i + 1}.webp`, { width: 160, height: 160 });
  }
}
