/** Endings of addresses that advertising uses most. Others are found by their `http` or `www`. */
const ENDINGS =
  'com|net|org|info|biz|shop|store|online|site|xyz|top|club|link|click|app|dev|io|co|me|tv|cc|ly|gl|ru|cn|in|eu|uk|us|de|at|ch|fr|it|es|nl|pl';
const link = new RegExp(
  `https?:/|\\bwww\\s*\\.|[\\p{L}\\p{N}-]{2,}\\s?(?:\\.|\\(dot\\)|\\[dot\\]|\\[punkt\\]|\\(punkt\\))\\s?(?:${ENDINGS})(?![\\p{L}\\p{N}])(?=/|$|\\s|\\p{P})|[\\w.+-]+@[\\w-]+\\.\\w`,
  'iu',
);
/** A sentence that begins after a full stop is no address, also without a space: "Good paper.In the frame ...". */
const sentence = /(\p{L}{2,})\.(?:\s(?=\p{L})|(?=(?:At|In|It|Me|Us)\b))/gu;

/** Whether a text holds a web address, or an e-mail address, however it is disguised. */
export const hasLink = (text: string): boolean => link.test(text.normalize('NFKC').replace(sentence, '$1. \n '));
