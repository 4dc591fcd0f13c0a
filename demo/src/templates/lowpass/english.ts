/** What the label says, in English. */
export const en = {
  menu: { packs: 'Packs', licence: 'Licence', lab: 'The lab', gift: 'Gift card' },
  footer: 'Recorded, not generated. 24 bit, 96 kHz.',
  intro: {
    heading: 'Sounds with a serial number',
    text: 'Sample packs and patches from one small room: recorded by hand, named so that you find them again, and cleared for everything you make.',
    figures: [
      ['8', 'packs, and a new one each season'],
      ['2,140', 'sounds, each recorded once'],
      ['96 kHz', '24 bit, without compression'],
      ['0', 'forms to fill in for a licence'],
    ],
  },
  packs: {
    heading: 'All packs',
    text: 'Every pack has a page with its list of files, length and key.',
    more: 'Open the rack',
  },
  table: {
    heading: 'At a glance',
    head: ['Pack', 'Sounds', 'Length', 'Size'],
    rows: [
      ['Tape Room', '310', '1 h 04 min', '2.1 GB'],
      ['Machine Church', '420', '48 min', '1.6 GB'],
      ['Cathedral', '96', '2 h 31 min', '4.8 GB'],
      ['Close Pairs', '128', '37 min', '0.9 GB'],
      ['Voices Off', '244', '1 h 12 min', '2.4 GB'],
      ['Crackle', '512', '55 min', '1.1 GB'],
    ],
  },
  how: {
    eyebrow: 'How it is made',
    heading: 'One microphone, moved often',
    text: 'We record objects, rooms and old machines. Nothing is looped from elsewhere, nothing comes out of a model. What you hear happened, once, at the time in its file name.',
    alt: 'A microphone on a stand before a wall of foam',
    more: 'Into the lab',
  },
  inside: {
    heading: 'What is in a pack',
    tabs: [
      [
        'Files',
        'WAV at 24 bit and 96 kHz, in folders by source and key. A second set at 44.1 kHz for those who travel.',
      ],
      ['Instruments', 'Mappings for the usual samplers, and a text file that says what was mapped to where.'],
      ['Notes', 'A few pages about the room, the microphone and the mistakes that we left in.'],
    ],
  },
  arrangement: {
    heading: 'Half of it is what you leave out',
    text: 'Each pack comes with one finished piece and its session, so that you see how the sounds sit together.',
    alt: 'A piece of music in its editor: nine tracks with waveforms, and a playhead',
  },
  licence: {
    title: 'Licence',
    heading: 'You bought it, you may use it',
    text: 'One licence, in words that fit on a postcard.',
    questions: [
      [
        'May I release music with it?',
        'Yes, anywhere, for money or for nothing, for ever. No report and no credit needed.',
      ],
      ['In films, games and advertising?', 'Yes. The sounds may be part of whatever you make.'],
      ['What may I not do?', 'Sell or give away the sounds as sounds, alone or in another pack.'],
      [
        'We are several people. Do we need several licences?',
        'One per person who works with the files. From five people on, write to us.',
      ],
      ['I lost my download.', 'It is in your account, as often as you need it.'],
    ],
  },
  lab: {
    title: 'The lab',
    eyebrow: 'Basement, second door',
    heading: 'Sixteen square metres of silence',
    text: 'Lowpass is two people who used to mend tape machines. We still do, only that we now keep what they say while they break.',
    alt: 'Four rack units with knobs and meters',
    moments: [
      ['2016', 'A tape machine fails', 'in the most beautiful way. We record it by accident.'],
      ['2018', 'Tape Room', 'The first pack, 310 sounds of one dying motor.'],
      ['2021', 'The room', 'We move into a basement that no train passes.'],
      ['2025', 'Pack number eight', 'Weather, recorded from inside.'],
    ],
    momentsHeading: 'So far',
  },
  categories: {
    textures: ['Textures', 'Long sounds that change slowly.'],
    rhythm: ['Rhythm', 'Short sounds that repeat well.'],
    tones: ['Tones', 'Sounds with a pitch, mapped and tuned.'],
  },
  products: {
    tape: [
      'Tape Room',
      '310 sounds of one tape machine: motors, reels, wow, flutter, and the silence between.',
      'A waveform, green until the playhead and grey after it',
    ],
    machine: [
      'Machine Church',
      'Drums from presses, looms and lifts. Dry, close and very loud.',
      'A raster of steps, some lit',
    ],
    cathedral: [
      'Cathedral',
      'Long echoes from seven large rooms, with the shouts that made them.',
      'Ridges of a spectrum, one behind the other',
    ],
    pairs: [
      'Close Pairs',
      'Two oscillators that are nearly in tune, in every interval.',
      'A figure that two tones draw together',
    ],
    voices: [
      'Voices Off',
      'Breath, consonants and half a choir, cut so that no word is left.',
      'A spectrogram with three bright bands',
    ],
    crackle: [
      'Crackle',
      '512 kinds of dust, from the run-out grooves of records.',
      'The grooves of a record around its label',
    ],
    plucks: [
      'Short Plucks',
      'Rubber, wire, comb and cactus, tuned over three octaves.',
      'Five envelopes, one below the other',
    ],
    weather: ['Weather, Inside', 'Rain on eleven roofs, heard from below.', 'Falling lines over a slow wave'],
  },
};

export type Words = typeof en;
