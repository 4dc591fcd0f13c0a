/** A section that is finished as it is inserted: its words, how many parts it has, and how it looks. */
import type { Messages } from '@stoa/messages';
import type { Block, Value } from '@stoa/page-model';
import type { Example } from '../../block-data.ts';

type Texts = Messages['presets'];
type Looks = NonNullable<Block['styles']>;

export type ReadyMade = {
  name: string;
  type: string;
  styles?: Looks;
  content: (texts: Texts) => Example;
  /** Whether it is made for pictures: it is inserted with some of the site's own. */
  hasPictures?: boolean;
};

export type ReadyMadeGroup = { label: string; sections: readonly ReadyMade[] };

/** One step of each part of a look, for all widths. */
export const look = (steps: Readonly<Record<string, string>>): Looks =>
  Object.fromEntries(Object.entries(steps).map(([name, all]) => [name, { all }]));

/** Several columns where there is room for them, one on phones. */
export const inColumns = (tablet: number, desktop = tablet): Looks => ({
  columns: { all: '1', tablet: String(tablet), ...(desktop !== tablet && { desktop: String(desktop) }) },
});

/** The same section in several looks. */
export const looksOf = (
  type: string,
  content: ReadyMade['content'],
  looks: Readonly<Record<string, Looks>>,
): ReadyMade[] => Object.entries(looks).map(([name, styles]) => ({ name, type, styles, content }));

/** Those sections with pictures of the site. */
export const pictured = (sections: readonly ReadyMade[]): ReadyMade[] =>
  sections.map((section) => ({ ...section, hasPictures: true }));

type Props = Record<string, Value>;
export type Parts = Required<Example>['slots'][string];

/** Parts of a list, one for each row of texts, whose columns are these properties. */
export const partsOf = (
  type: string,
  rows: readonly (readonly string[])[],
  names: readonly string[],
  more: (index: number) => Props = () => ({}),
): Parts =>
  rows.map((row, index) => ({
    type,
    props: { ...Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])), ...more(index) },
  }));

/** Formatted text of these paragraphs. */
export const paragraphs = (...texts: readonly string[]): Value =>
  texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

export const toShop = (label: string): Value => ({ label, href: '/shop' });
