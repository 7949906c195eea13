import { readdir, readFile } from 'node:fs/promises';
import type { FileStore } from '@serein/service-kit';
import { z } from 'zod';
import type { Gender } from './people.ts';

const MEDIA = new URL('../../media/', import.meta.url);
const Manifest = z.array(z.object({ file: z.string(), gender: z.enum(['female', 'male']) }));

/** The ids of the drawn portraits, by gender; there are fewer than doctors, so they come round again. */
export class Portraits {
  constructor(private readonly ids: Readonly<Record<Gender, readonly string[]>>) {}

  of(gender: Gender, index: number): string {
    const ids = this.ids[gender];
    return ids[index % ids.length] ?? 'care-doctor-01';
  }
}

/** `doctors/doctor-07.webp` lies in the object store as `care-doctor-07`. */
const idOf = (file: string): string => `care-${file.replace(/^.*\/|\.webp$/g, '')}`;

export async function readPortraits(): Promise<Portraits> {
  const manifest = Manifest.parse(JSON.parse(await readFile(new URL('manifest.json', MEDIA), 'utf8')));
  const idsOf = (gender: Gender) => manifest.filter((entry) => entry.gender === gender).map(({ file }) => idOf(file));
  return new Portraits({ female: idsOf('female'), male: idsOf('male') });
}

/** The ids of the drawn emblems, in order. */
export async function readEmblems(): Promise<string[]> {
  return (await picturesIn('hospitals')).map(idOf);
}

/** Puts each picture into the object store once. */
export async function storePictures(files: FileStore): Promise<void> {
  const pictures = [...(await picturesIn('doctors')), ...(await picturesIn('hospitals'))];
  await Promise.all(
    pictures.map(async (file) => {
      const id = idOf(file);
      if (await files.has(id)) return;
      const name = file.replace(/^.*\//, '');
      await files.put(id, await readFile(new URL(file, MEDIA)), {
        type: 'image/webp',
        owner: '',
        visibility: 'public',
        name,
      });
    }),
  );
}

async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(new URL(`${folder}/`, MEDIA));
  return names
    .filter((name) => name.endsWith('.webp'))
    .sort()
    .map((name) => `${folder}/${name}`);
}
