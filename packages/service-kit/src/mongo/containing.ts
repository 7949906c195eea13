/** What a text field must match to contain the words as they stand, in any case; signs mean nothing. */
export const containing = (words: string) => ({
  // Mongo takes no pattern with a NUL in it.
  $regex: words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\0', '\\x00'),
  $options: 'i',
});
