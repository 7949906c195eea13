/** What a text field must match to contain the words as they stand, in any case; signs mean nothing. */
export const containing = (words: string) => ({
  $regex: words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  $options: 'i',
});
