import { lowered } from '../../grammar.ts';
import { plural } from '../grammar.ts';

/** The checks of the page editor: what visitors and search engines would stumble over. */
export const editorChecks = {
  title: 'Checks',
  text: 'What visitors or search engines would stumble over. You can publish all the same.',
  checking: 'Checking…',
  none: 'Nothing was found.',
  count: (count: number) => plural(count, { one: '1 problem', other: '# problems' }),
  /** As it follows the number. */
  noun: (count: number) => plural(count, { one: 'problem', other: 'problems' }),
  found: (count: number) => plural(count, { one: 'Checks found 1 problem', other: 'Checks found # problems' }),
  allTheSame: 'You can publish all the same.',
  show: 'Show them',
  goThere: 'Go there',
  goTo: (title: string) => `Go there: ${title}`,
  fixed: (title: string) => `Fixed: ${lowered(title)}`,
  /** Where something is, apart from blocks. */
  places: {
    page: 'Page',
    theme: 'Theme',
    menu: 'Menu',
    footer: 'Footer',
  },
  aText: 'A text',
  /** `title`: by the words that it is about, and by the setting. `fix`: what its fix does. */
  problems: {
    'missing-text': {
      title: (_: string, property: string) => `${property} is empty`,
      why: 'Visitors need it.',
    },
    'unknown-data': {
      title: (data: string, property: string) => `${property}: “${data}” isn’t available here`,
      why: 'Visitors see only what is set for when there is none.',
      fix: 'Use that as fixed content',
    },
    'data-may-lack': {
      title: (data: string, property: string) => `${property} is empty where there is no “${data}”`,
      why: 'Visitors need it. Say what to show if there is none.',
    },
    'dead-link': {
      title: (link: string) => `The link “${link}” leads nowhere`,
      why: 'There is no such page, category or product.',
      fix: 'Remove the link',
    },
    'link-without-target': {
      title: (link: string) => `The link “${link}” has no address`,
      why: 'Choose where it leads, or remove it.',
      fix: 'Remove the link',
    },
    'link-without-text': {
      title: (address: string) => `The link to ${address} has no text`,
      why: 'Without a text, visitors don’t see it.',
      fix: 'Remove the link',
    },
    'vague-link': {
      title: (link: string) => `The link “${link}” doesn’t say where it leads`,
      why: 'People who have links read aloud, and search engines, hear only these words.',
    },
    'dead-category': {
      title: (category: string) => `The category “${category}” is gone`,
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
      title: (_: string, property: string) => `${property} has no alternative text`,
      why: 'Describe what it shows, or say that it is decoration.',
      fix: 'It is decoration',
    },
    'low-contrast': {
      title: (contrast: string, property: string) => `${property} can’t be read well: ${contrast}`,
      why: 'Text needs a contrast of 4.5 : 1 with the background.',
      fix: 'Use the nearest readable colour',
    },
    'heading-skipped': {
      title: (heading: string) => `The heading “${heading}” skips a level`,
      why: 'People who jump from heading to heading think that something is missing before it.',
    },
    'heading-empty': {
      title: () => 'A heading is empty',
      why: 'People who jump from heading to heading stop at nothing.',
    },
    heavy: {
      title: (size: string) => `The first screen weighs ${size}`,
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
  },
};
