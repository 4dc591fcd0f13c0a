/** Words that no shop wants to read, in English and German. Whole words only: Scunthorpe is a town. */
const known = new Set(
  `arsehole arseholes asshole assholes bastard bastards bitch bitches bollocks bullshit cocksucker cunt cunts dickhead
  dickheads fag faggot faggots fuck fucked fucker fuckers fucking fucks motherfucker motherfuckers nigga nigger niggers
  piss pissed prick pricks retard retarded shit shits shite shitty slut sluts twat twats wanker wankers whore whores
  arschloch arschlöcher drecksau fick ficken ficker fickt fotze fotzen hure huren hurensohn hurensöhne kacke kanake
  kanaken missgeburt mistkerl neger nutte nutten scheisse scheissdreck scheisshaus scheissladen beschissen beschissene
  beschissener verfickt verfickte verpiss wichser wixer spast spasti schlampe schlampen schwuchtel schwuchteln`
    .split(/\s+/)
    .map(fold),
);

/** Digits and signs that are written for letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/** A word as words are compared: lower case, without accents, and with its letters in place of their disguises. */
function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[013457$@!](?=\p{L})|(?<=\p{L})[013457$@]/gu, (sign) => disguises[sign] ?? sign);
}

/** Whether a text contains a bad word, or one of the site's own, which may be phrases. */
export function hasBadWords(text: string, own: readonly string[] = []): boolean {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.some((word) => known.has(word))) return true;
  const spoken = ` ${words.join(' ')} `;
  return own.some((phrase) => {
    const folded = (fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    return folded !== '' && spoken.includes(` ${folded} `);
  });
}
