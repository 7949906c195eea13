/** Something this machine lacks. `message` is a sentence that tells a person what to do about it. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
