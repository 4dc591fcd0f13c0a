/** The contents of a letter, before it has a look. Texts are plain, without markup. */
export type Letter = {
  subject: string;
  paragraphs: readonly string[];
  /** Its subject matter, item by item: the lines of an order. */
  items?: readonly LetterItem[];
  /** Sums below the items; the last one is the total. */
  totals?: readonly Fact[];
  /** Values with their names: a time, an address. A value may have several lines. */
  facts?: readonly Fact[];
  /** The reader's possible next step. */
  link?: { label: string; url: string };
  /** What can be downloaded: a receipt. */
  files?: readonly { label: string; url: string }[];
  /** A closing remark, such as the reason for the letter. */
  closing?: string;
  /** A page on which the reader ends letters of this kind. It also takes RFC 8058's one-click requests of mail programs. */
  unsubscribe?: { label: string; url: string };
};
export type LetterItem = { title: string; detail?: string; amount?: string };
export type Fact = { label: string; value: string };

/** The sender of a letter, and the look of their letters. */
export type Look = {
  /** The sender's name, shown at the top and at the end. */
  name: string;
  /** BCP 47: screen readers choose a voice by it. */
  language: string;
  colors: { ink: string; paper: string; accent: string; onAccent: string; muted: string };
  font: string;
};

/** A letter on its way to an address: `toMail` creates it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  fromName?: string;
  /** Where answers go; to the server's own address if absent. */
  replyTo?: string;
  letter: Letter;
  look: Look;
};

/**
 * A letter as a mail to an address, with its plain text. The HTML is generated when it is sent: see `letter-html.ts`.
 */
export const toMail = (to: string, letter: Letter, look: Look): Mail => ({
  to,
  fromName: look.name,
  // a line break would begin another header
  subject: letter.subject.replace(/\s+/g, ' '),
  text: textOf(letter, look),
  letter,
  look,
});

/** A letter without any markup, for programs that cannot show it. */
export function textOf(
  { paragraphs, items = [], totals = [], facts = [], link, files = [], closing, unsubscribe }: Letter,
  look: Look,
): string {
  const itemLine = ({ title, detail, amount }: LetterItem) =>
    [[title, amount].filter(Boolean).join(': '), ...(detail ? [`  ${detail}`] : [])].join('\n');
  const factLine = ({ label, value }: Fact) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`);
  const parts = [
    ...paragraphs,
    items.map(itemLine).join('\n'),
    totals.map(factLine).join('\n'),
    ...(facts.some(({ value }) => value.includes('\n')) ? facts.map(factLine) : [facts.map(factLine).join('\n')]),
    ...[...(link ? [link] : []), ...files].map(({ label, url }) => `${label}:\n${url}`),
    closing,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
    look.name,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
