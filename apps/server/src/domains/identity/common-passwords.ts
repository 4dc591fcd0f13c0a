/** Passwords that attackers try first: the most frequent ones of published breaches, in lower case. */
let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that is set: logging in does not need the list. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase())),
  );
  return loading;
}

/** Digits and signs in place of letters, and characters added around a word to satisfy a rule. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Whether a password, or the word inside it, is among those that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await commonPasswords();
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const spelled = lower.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  // a short word with a long decoration counts as a different password
  const isMostlyWord = bare.length >= 6 && lower.length - bare.length <= 4;
  return known.has(lower) || known.has(spelled) || (isMostlyWord && known.has(bare)) || isRepetition(lower);
}

/** `aaaaaaaa`, `abcabcabc`, `12341234`. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);
