/** What the practice says, in English. */
import { english } from './treatment-words.ts';

export const en = {
  menu: { treatments: 'Treatments', first: 'First visit', practice: 'The practice', gift: 'Give an hour' },
  footer: 'Massage and breathing by the lake. Tuesday to Saturday, by appointment.',
  intro: {
    heading: 'An hour in which nobody wants anything from you',
    text: [
      'Massage and breathing in a quiet house by the water. One person at a time, warm hands, no music with whales in it.',
    ],
    more: 'Choose a treatment',
  },
  list: {
    heading: 'What we do',
    lines: [
      ['Back and shoulders', 'Where most days end up sitting', '30, 60 or 90 min'],
      ['From head to toe', 'Everything, in one unhurried go', '60 or 90 min'],
      ['Head, neck and jaw', 'For people who grind their teeth at night', '30 or 60 min'],
      ['Warm stones', 'Basalt from the shore, patiently heated', '60 or 90 min'],
      ['Learning to breathe', 'You already can. This is about how', '60 or 90 min'],
    ],
  },
  lakeAlt: 'A lake in the morning: soft green hills, a low sun, stones and reeds at the edge of the water',
  voice: {
    text: 'I came because of my shoulder. I keep coming because of the silence afterwards.',
    author: 'Henrike, every second Thursday',
  },
  shown: { heading: 'Three good beginnings' },
  booking: {
    heading: 'How you get your appointment',
    steps: [
      ['Choose', 'A treatment and a length. If you hesitate between two, take the shorter one.'],
      ['Pay, or leave a deposit', 'With the whole price or a deposit for the first visit, your hour is kept.'],
      ['Pick a time', 'We write on the same working day and offer you three. One of them usually fits.'],
    ],
  },
  room: {
    eyebrow: 'The house',
    heading: 'Two rooms, one kettle, one lake',
    text: 'We are three, and never more than two of us work at once. Between two appointments lies half an hour, so nobody meets in the hall with their shoes in their hands.\n\nStay for tea afterwards. The bench by the door is for people who are not ready for traffic yet.',
    alt: 'A room with an arched window to the lake, a massage table with folded towels and a vase with a branch',
    more: 'Who we are',
  },
  hours: {
    heading: 'When we are here',
    lines: [
      ['Tuesday to Thursday', '9:00 – 19:00'],
      ['Friday', '12:00 – 21:00'],
      ['Saturday', '9:00 – 14:00'],
      ['Sunday, Monday', 'The kettle rests'],
    ],
  },
  gift: { text: 'You can’t wrap an hour. A voucher for one, you can.', more: 'To the gift voucher' },
  treatments: {
    title: 'Treatments',
    heading: 'Treatments and prices',
    text: [
      'Lengths are the time on the table. Arriving, talking and tea come on top and cost nothing. Prices are for one person.',
    ],
    massage: { heading: 'Massage', text: 'With oil or through a cloth, firm or light, as you say on the day.' },
    breathing: { heading: 'Breathing', text: 'Alone with one of us, or in the circle on Friday evenings.' },
    beginning: { heading: 'New here', text: 'Leave a deposit, decide on the rest when we have talked.' },
    good: [
      ['Pressure on request', '“Harder” and “softer” are complete sentences here.'],
      ['Linen, fresh each time', 'Washed without scent and dried in the garden when the weather agrees.'],
      ['Move it for free', 'Until 24 hours before. Later, the deposit stays with us.'],
    ],
  },
  first: {
    title: 'First visit',
    heading: 'What happens when you come for the first time',
    text: 'Very little, and in this order. You need to bring nothing, and you need not have shaved your legs.',
    alt: 'The lake in the evening, with a pale moon above dark green hills',
    steps: [
      ['You ring, we open', 'Come five minutes early. Shoes stay by the door, and so does the phone.'],
      ['We talk', 'Ten minutes with tea: what hurts, what does not, what you would rather not have touched.'],
      ['You lie down', 'You undress as far as you like, alone. A cloth covers whatever is not being worked on.'],
      ['You say when', 'Too firm, too cold, too chatty: one word is enough.'],
      ['You get up slowly', 'There is a glass of water, a blanket, and nobody at the door.'],
    ],
    questionsHeading: 'What people ask before they dare',
    questions: [
      [
        'Do I have to talk?',
        'No. Most people say “mm” now and then, and some fall asleep. We take snoring as a compliment.',
      ],
      [
        'When should I rather not come?',
        'With a fever, a fresh injury or a rash, wait until it is over. If you are being treated by a doctor, ask there first. What we do is for well-being and replaces no medical treatment.',
      ],
      [
        'I am pregnant. Can I come?',
        'From the fourth month on, gladly. There is a treatment of its own for it, lying on your side with many cushions.',
      ],
      [
        'What happens to my deposit?',
        'It is taken off the price of your first treatment. If you cancel up to 24 hours before, you get it back.',
      ],
      [
        'Can I choose who treats me?',
        'Yes. Tell us when we write to you about the time, and it is that person or another day.',
      ],
    ],
    deposit: { text: 'Thirty minutes are a good beginning.', more: 'Leave a deposit for a first visit' },
  },
  practice: {
    title: 'The practice',
    heading: 'A house that has learned to be quiet',
    text: [
      'Until 1989 this was the ferryman’s house. The ferry is gone; what remained is the view, a very good stove and a bell that we have wrapped in felt.',
      'Edda began here in 2011 with one table. Jonas came for a massage and stayed, Mirjam brought the breathing. We like to think that the house chose us, but we also signed a lease.',
    ],
    houseAlt: 'A low house with a green arched door, round trees and a path of flat stones',
    teamHeading: 'Three pairs of hands',
    team: [
      ['Edda Lindqvist', 'Massage, head to toe', 'Has warm hands and short sentences.'],
      ['Jonas Amadi', 'Back, neck, stones', 'Finds the spot before you have finished pointing.'],
      ['Mirjam Voss', 'Breathing, pregnancy', 'Counts to four more calmly than anyone we know.'],
    ],
    teamAlts: [
      'Edda, with grey hair in a bun and her eyes closed',
      'Jonas, with short dark hair and his eyes closed',
      'Mirjam, with long brown hair and her eyes closed',
    ],
    addressHeading: 'How to find us',
    address: 'Ferry Lane 3\nThe green door, last house before the water',
    addressText:
      'Bus to “Old Landing”, then four minutes on foot. Two parking spaces, both under the tree with the birds.',
  },
  categories: {
    massage: ['Massage', 'From thirty minutes for the shoulders to an hour and a half for all of you.'],
    breathing: ['Breathing', 'Alone with one of us, or in a circle of eight.'],
    'first-visit': ['First visit', 'For those who want to meet us first.'],
  },
  products: english,
  length: { name: 'Length', minutes: 'minutes' },
};

export type Words = typeof en;
