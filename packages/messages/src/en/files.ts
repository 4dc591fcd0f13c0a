import { all, number, plural } from './grammar.ts';

/** Files that visitors send by forms of pages. Loaded by an island. */
export const files = {
  hint: (most: number, megabytes: number) =>
    plural(most, {
      one: `One file of up to ${number(megabytes)} MB.`,
      other: `Up to # files of ${number(megabytes)} MB each.`,
    }),
  accepted: (kinds: string[]) => `Accepted: ${all(kinds)}.`,
  /** As they follow “Accepted:”. */
  kinds: {
    IMAGE: 'pictures',
    DOCUMENT: 'documents',
    VIDEO: 'videos',
    AUDIO: 'audio files',
    ARCHIVE: 'archives such as ZIP files',
    MODEL_3D: '3D models (GLB)',
  },
  uploading: (file: string) => `Uploading “${file}”…`,
  uploaded: (count: number) => plural(count, { one: '# file added', other: '# files added' }),
  remove: (file: string) => `Remove “${file}”`,
  choose: 'Please choose a file.',
  gone: 'Your files are no longer there. Please choose them again.',
  tooMany: (most: number) =>
    plural(most, {
      one: 'You can send one file only.',
      other: 'You can send up to # files. Remove some to add others.',
    }),
  tooLarge: (file: string, megabytes: number) => `“${file}” is larger than ${number(megabytes)} MB.`,
  wrongKind: (file: string) => `“${file}” can’t be sent here. Please choose another type of file.`,
  busy: (file: string) => `“${file}” couldn’t be uploaded. Please try again in a moment.`,
  full: 'We can’t take any more files at the moment. Please try again later, or send the form without a file.',
};
