import type { DemoBlock } from './home-page.ts';
import { PRINT_STUDIO } from './picture-names.ts';

const answer = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];

const people = [
  { name: 'Ida Lenz', role: 'Drawings', text: 'Writes the programs, and throws most of what they draw away.' },
  { name: 'Bruno Okafor', role: 'Printing', text: 'Mixes inks by eye and is right about it.' },
  { name: 'Mira Sandoval', role: 'Frames', text: 'Cuts mitres so tight that no light comes through.' },
  { name: 'Jonas Petri', role: 'Parcels', text: 'Has not folded a single print since 2019.' },
];

const moments = [
  {
    when: '2016',
    heading: 'A plotter from a flea market',
    text: 'It draws one line an hour, and we are hooked.',
  },
  {
    when: '2019',
    heading: 'The print shop in Gneisenaustraße',
    text: 'A former bakery with a floor that carries a press.',
  },
  {
    when: '2022',
    heading: 'Frames from our own bench',
    text: 'Nobody could deliver them straight enough, so we learned how.',
  },
  {
    when: '2026',
    heading: 'A hundred and some prints',
    text: 'And still only one of us who may touch the ink.',
  },
];

const hours = [
  { days: 'Monday to Friday', hours: '10:00–18:00' },
  { days: 'Saturday', hours: '10:00–16:00' },
  { days: 'Sunday', hours: 'Closed' },
];

const questions = [
  {
    question: 'Can I watch you print?',
    answer: 'On the first Saturday of each month, from two o’clock. There is coffee, and nothing to pay.',
  },
  {
    question: 'Do you print my own drawing?',
    answer: 'If it is made of flat colours, yes. Write to us with a picture of it, and we say what it would cost.',
  },
  {
    question: 'Will the colours fade?',
    answer: 'Pigment inks on paper free of acid keep their colours for decades, away from direct sun.',
  },
];

const partsOf = (type: string, id: string, all: readonly Record<string, unknown>[]): DemoBlock[] =>
  all.map((props, index) => ({ id: `${id}-${index + 1}`, type, props }));

const sections: DemoBlock[] = [
  {
    id: 'about',
    type: 'imageWithText',
    props: {
      eyebrow: 'The print shop',
      heading: 'Four people and a press',
      text: 'Halftone began with a machine that nobody else wanted. Ten years later we draw with code, print by hand, and frame what we print, all in one room in Kreuzberg.\n\nCome by: the door is open, and the press is hard to miss.',
      image: { picture: PRINT_STUDIO, alt: 'A fresh print on a workbench, with ink pots and a roller' },
      imageSide: 'right',
    },
  },
  {
    id: 'history',
    type: 'timeline',
    props: { heading: 'How we got here' },
    slots: { items: partsOf('moment', 'moment', moments) },
  },
  {
    id: 'team',
    type: 'team',
    props: { heading: 'Who made your print', text: 'It passes through all of these hands.' },
    styles: { columns: { all: '2', desktop: '4' }, ratio: { all: 'square' }, scheme: { all: 'quiet' } },
    slots: { items: partsOf('teamMember', 'person', people) },
  },
  {
    id: 'visit',
    type: 'address',
    props: {
      heading: 'Where to find us',
      text: 'Ring the bell at the workshop door.',
      address: 'Gneisenaustraße 12\n10961 Berlin',
      email: 'hello@halftone.test',
    },
  },
  {
    id: 'hours',
    type: 'openingHours',
    props: { heading: 'Opening hours' },
    slots: { items: partsOf('openingLine', 'opening', hours) },
  },
  {
    id: 'asked',
    type: 'questions',
    props: { heading: 'What people ask at the counter' },
    slots: {
      items: partsOf(
        'question',
        'question',
        questions.map((one) => ({ ...one, answer: answer(one.answer) })),
      ),
    },
  },
];

export const aboutPage: DemoBlock = {
  id: 'page',
  type: 'page',
  props: {
    title: 'About the print shop',
    address: 'print-shop',
    seoDescription: 'Who draws, prints and frames at Halftone, where the print shop is, and when its door is open.',
  },
  slots: { content: sections },
};
