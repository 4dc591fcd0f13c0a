/** What is checked of a page as a whole: its headings, what search engines show of it, and what it weighs. */
import { type Block, blocksIn, type Id, type Schemas, schemaOf, type Value, wordsOfRich } from '@stoa/page-model';
import { readText } from '../read-props.ts';
import type { Problem } from './problem.ts';

/** A heading as it is drawn. */
export type DrawnHeading = { block: Id; level: number; text: string };

/** Headings in the order of the page: none is empty, and none is deeper than one below the heading before it. */
export function checkHeadings(headings: readonly DrawnHeading[]): Problem[] {
  return headings.flatMap(({ block, level, text }, index): Problem[] => {
    if (!text.trim()) return [{ kind: 'heading-empty', block }];
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 && index > 0 ? [{ kind: 'heading-skipped', block, words: text.trim() }] : [];
  });
}

/** A page that search engines may list has words for them, which are not those that people read as they come from the menu. */
export function checkSearch(root: Block, schemas: Schemas): Problem[] {
  const { props = {}, id } = root;
  if (root.type !== 'page' || props.isHidden === 'yes') return [];
  const texts = textsIn(root, schemas);
  const propose = (name: string, words: string | undefined): Pick<Problem, 'fix'> =>
    words ? { fix: [{ op: 'set', id, at: ['props', name], value: words }] } : {};
  const missing = (name: string) => !readText({ ...props }, name);
  const found: Problem[] = [];
  if (missing('seoTitle')) {
    const heading = readText({ ...root.slots?.content?.[0]?.props }, 'heading');
    const words = heading || readText({ ...props }, 'title');
    found.push({ kind: 'no-search-title', block: id, property: 'seoTitle', ...propose('seoTitle', cut(words, 60)) });
  }
  if (missing('seoDescription')) {
    const words = texts.find((text) => text.length >= SHORTEST_DESCRIPTION);
    const proposed = propose('seoDescription', words && cut(words, LONGEST_DESCRIPTION));
    found.push({ kind: 'no-search-description', block: id, property: 'seoDescription', ...proposed });
  }
  return found;
}

const SHORTEST_DESCRIPTION = 40;
/** As much as search engines show. */
const LONGEST_DESCRIPTION = 155;

/** All of a text, or its beginning up to the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

/** The texts of a page’s blocks, in its order. */
function textsIn(root: Block, schemas: Schemas): string[] {
  return [...blocksIn(root)]
    .filter((block) => block !== root)
    .flatMap((block) =>
      Object.entries(schemaOf(schemas, block.type)?.props ?? {}).map(([name, { kind }]) => {
        const value: Value = block.props?.[name] ?? '';
        if (kind === 'text') return typeof value === 'string' ? value.trim() : '';
        return kind === 'richText' ? wordsOfRich(value) : '';
      }),
    );
}

/** What visitors load before they see the first screen, in bytes. */
export const FIRST_SCREEN_BUDGET = 250_000;

export type FirstScreen = {
  /** Pictures in it, each with the block that shows it. */
  pictures: readonly { block: Id; bytes: number }[];
  /** Everything else: the document, its styles, fonts. */
  others: number;
};

/** Says so at the heaviest picture. */
export function checkWeight(root: Id, { pictures, others }: FirstScreen): Problem[] {
  const sum = pictures.reduce((total, { bytes }) => total + bytes, others);
  if (sum <= FIRST_SCREEN_BUDGET) return [];
  const [heaviest] = pictures.toSorted((one, other) => other.bytes - one.bytes);
  return [{ kind: 'heavy', block: heaviest?.block ?? root, words: `${Math.round(sum / 1000)} KB` }];
}
