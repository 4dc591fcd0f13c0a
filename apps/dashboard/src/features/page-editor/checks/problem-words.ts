/** What each kind of problem is called, and its fix. */
import type { ProblemKind } from '@stoa/blocks/checks';
import { schemaOf } from '@stoa/page-model';
import type { Editing, PlacedProblem } from '../editing.ts';
import { lowered, nameOf } from '../names.ts';

type Words = {
  title: (words: string, property: string) => string;
  why: string;
  /** What its fix does. */
  fix?: string;
};

const words: Record<ProblemKind, Words> = {
  'missing-text': { title: (_, property) => `${property} is empty`, why: 'Visitors need it.' },
  'dead-link': {
    title: (link) => `The link “${link}” leads nowhere`,
    why: 'There is no such page, category or product.',
    fix: 'Remove the link',
  },
  'link-without-target': {
    title: (link) => `The link “${link}” has no address`,
    why: 'Choose where it leads, or remove it.',
    fix: 'Remove the link',
  },
  'link-without-text': {
    title: (address) => `The link to ${address} has no text`,
    why: 'Without a text, visitors don’t see it.',
    fix: 'Remove the link',
  },
  'vague-link': {
    title: (link) => `The link “${link}” doesn’t say where it leads`,
    why: 'People who have links read aloud, and search engines, hear only these words.',
  },
  'dead-category': {
    title: (category) => `The category “${category}” is gone`,
    why: 'No products are shown.',
    fix: 'Show all products',
  },
  'missing-form': {
    title: () => 'No form is chosen',
    why: 'Visitors don’t see this section.',
  },
  'dead-form': {
    title: () => 'The form was deleted',
    why: 'Visitors don’t see this section.',
  },
  'picture-without-alt': {
    title: (_, property) => `${property} has no alternative text`,
    why: 'Describe what it shows, or say that it is decoration.',
    fix: 'It is decoration',
  },
  'low-contrast': {
    title: (contrast, property) => `${property} can’t be read well: ${contrast}`,
    why: 'Text needs a contrast of 4.5 : 1 with the background.',
    fix: 'Use the nearest readable colour',
  },
  'heading-skipped': {
    title: (heading) => `The heading “${heading}” skips a level`,
    why: 'People who jump from heading to heading think that something is missing before it.',
  },
  'heading-empty': {
    title: () => 'A heading is empty',
    why: 'People who jump from heading to heading stop at nothing.',
  },
  heavy: {
    title: (size) => `The first screen weighs ${size}`,
    why: 'Up to 250 KB, it is there at once on a phone. Use a smaller or simpler picture here.',
  },
  'no-search-title': {
    title: () => 'There is no title for search results',
    why: 'Without one, they show the page’s own.',
    fix: 'Take it from the page',
  },
  'no-search-description': {
    title: () => 'There is no description for search results',
    why: 'Without one, they show whatever they find.',
    fix: 'Take it from the page',
  },
};

const places = { page: 'Page', theme: 'Theme', menu: 'Menu', footer: 'Footer' } as const;

/** What is wrong, where, why that matters, and what its fix does, if it has one. */
export function inWords(
  editing: Editing,
  { kind, draft, block, property = '', words: about = '', fix }: PlacedProblem,
) {
  const { editor } = draft === 'page' ? editing : editing.parts[draft];
  const schema = schemaOf(editor.schemas, editor.nodeOf(block)?.block.type ?? '');
  const { title, why, fix: fixLabel } = words[kind];
  return {
    title: title(about, schema?.props[property]?.label ?? 'A text'),
    where: block === editor.draft.root ? places[draft] : nameOf(editor, block),
    why,
    fixLabel: fix ? fixLabel : undefined,
  };
}

/** The label of the change that fixes a problem. */
export const labelOfFix = (title: string): string => `Fixed: ${lowered(title)}`;

export const countInWords = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);
