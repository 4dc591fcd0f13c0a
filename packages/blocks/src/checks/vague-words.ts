/** Words that say nothing of where a link leads, to people who hear a list of links, or to search engines. */
const VAGUE = new Set(
  [
    [
      'here',
      'click here',
      'click',
      'this',
      'this link',
      'link',
      'more',
      'read more',
      'learn more',
      'see more',
      'show more',
    ],
    ['details', 'continue', 'go', 'hier', 'hier klicken', 'klick hier', 'klicken sie hier', 'mehr', 'mehr lesen'],
    ['weiterlesen', 'mehr erfahren', 'mehr dazu', 'mehr anzeigen', 'weiter', 'los', 'dieser link'],
  ].flat(),
);

/** Whether a link’s words say nothing of its target, or are its address. */
export function isVague(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return VAGUE.has(words) || /^(https?:\/\/|www\.)/i.test(label.trim());
}
