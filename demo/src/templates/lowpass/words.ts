/** What the label says, in each language. */
import type { TemplateLanguage } from '../template.ts';

const en = {
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

const de: Words = {
  menu: { packs: 'Packs', licence: 'Lizenz', lab: 'Das Labor', gift: 'Geschenkkarte' },
  footer: 'Aufgenommen, nicht erzeugt. 24 Bit, 96 kHz.',
  intro: {
    heading: 'Klänge mit Seriennummer',
    text: 'Samples und Patches aus einem kleinen Raum: von Hand aufgenommen, so benannt, dass du sie wiederfindest, und freigegeben für alles, was du machst.',
    figures: [
      ['8', 'Packs, und jedes Quartal ein neues'],
      ['2.140', 'Klänge, jeder einmal aufgenommen'],
      ['96 kHz', '24 Bit, ohne Kompression'],
      ['0', 'Formulare bis zur Lizenz'],
    ],
  },
  packs: {
    heading: 'Alle Packs',
    text: 'Jedes Pack hat eine Seite mit Dateiliste, Länge und Tonart.',
    more: 'Das Rack öffnen',
  },
  table: {
    heading: 'Auf einen Blick',
    head: ['Pack', 'Klänge', 'Länge', 'Größe'],
    rows: [
      ['Tape Room', '310', '1 h 04 min', '2,1 GB'],
      ['Machine Church', '420', '48 min', '1,6 GB'],
      ['Cathedral', '96', '2 h 31 min', '4,8 GB'],
      ['Close Pairs', '128', '37 min', '0,9 GB'],
      ['Voices Off', '244', '1 h 12 min', '2,4 GB'],
      ['Crackle', '512', '55 min', '1,1 GB'],
    ],
  },
  how: {
    eyebrow: 'Wie es entsteht',
    heading: 'Ein Mikrofon, oft bewegt',
    text: 'Wir nehmen Dinge auf, Räume und alte Maschinen. Nichts ist anderswo geloopt, nichts kommt aus einem Modell. Was du hörst, ist passiert, einmal, zu der Zeit, die im Dateinamen steht.',
    alt: 'Ein Mikrofon auf einem Stativ vor einer Wand aus Schaumstoff',
    more: 'Ins Labor',
  },
  inside: {
    heading: 'Was in einem Pack ist',
    tabs: [
      [
        'Dateien',
        'WAV mit 24 Bit und 96 kHz, in Ordnern nach Quelle und Tonart. Ein zweiter Satz mit 44,1 kHz für alle, die reisen.',
      ],
      ['Instrumente', 'Zuordnungen für die üblichen Sampler und eine Textdatei, in der steht, was wo liegt.'],
      ['Notizen', 'Ein paar Seiten über den Raum, das Mikrofon und die Fehler, die wir stehen ließen.'],
    ],
  },
  arrangement: {
    heading: 'Die Hälfte ist, was du weglässt',
    text: 'Zu jedem Pack gehört ein fertiges Stück mit seiner Session, damit du siehst, wie die Klänge zusammen sitzen.',
    alt: 'Ein Musikstück im Editor: neun Spuren mit Wellenformen und ein Abspielstrich',
  },
  licence: {
    title: 'Lizenz',
    heading: 'Gekauft heißt: du darfst',
    text: 'Eine Lizenz in Worten, die auf eine Postkarte passen.',
    questions: [
      [
        'Darf ich damit Musik veröffentlichen?',
        'Ja, überall, für Geld oder umsonst, für immer. Ohne Meldung und ohne Nennung.',
      ],
      ['In Filmen, Spielen und Werbung?', 'Ja. Die Klänge dürfen Teil von allem sein, was du machst.'],
      [
        'Was darf ich nicht?',
        'Die Klänge als Klänge verkaufen oder weitergeben, weder allein noch in einem anderen Pack.',
      ],
      [
        'Wir sind mehrere. Brauchen wir mehrere Lizenzen?',
        'Eine pro Person, die mit den Dateien arbeitet. Ab fünf Personen schreib uns.',
      ],
      ['Mein Download ist weg.', 'Er liegt in deinem Konto, so oft du ihn brauchst.'],
    ],
  },
  lab: {
    title: 'Das Labor',
    eyebrow: 'Keller, zweite Tür',
    heading: 'Sechzehn Quadratmeter Stille',
    text: 'Lowpass sind zwei Leute, die früher Tonbandgeräte repariert haben. Das tun wir noch immer, nur behalten wir jetzt, was sie sagen, während sie kaputtgehen.',
    alt: 'Vier Einschübe mit Reglern und Anzeigen',
    moments: [
      ['2016', 'Ein Tonbandgerät versagt', 'auf die schönste Weise. Wir nehmen es aus Versehen auf.'],
      ['2018', 'Tape Room', 'Das erste Pack: 310 Klänge eines sterbenden Motors.'],
      ['2021', 'Der Raum', 'Wir ziehen in einen Keller, an dem keine Bahn vorbeifährt.'],
      ['2025', 'Pack Nummer acht', 'Wetter, von innen aufgenommen.'],
    ],
    momentsHeading: 'Bisher',
  },
  categories: {
    textures: ['Texturen', 'Lange Klänge, die sich langsam ändern.'],
    rhythm: ['Rhythmus', 'Kurze Klänge, die sich gut wiederholen.'],
    tones: ['Töne', 'Klänge mit Tonhöhe, zugeordnet und gestimmt.'],
  },
  products: {
    tape: [
      'Tape Room',
      '310 Klänge eines Tonbandgeräts: Motoren, Spulen, Leiern, Flattern und die Stille dazwischen.',
      'Eine Wellenform, grün bis zum Abspielstrich und danach grau',
    ],
    machine: [
      'Machine Church',
      'Schlagzeug aus Pressen, Webstühlen und Aufzügen. Trocken, nah und sehr laut.',
      'Ein Raster aus Schritten, einige leuchten',
    ],
    cathedral: [
      'Cathedral',
      'Lange Echos aus sieben großen Räumen, mit den Rufen, die sie ausgelöst haben.',
      'Grate eines Spektrums, einer hinter dem anderen',
    ],
    pairs: [
      'Close Pairs',
      'Zwei Oszillatoren, fast gleich gestimmt, in jedem Intervall.',
      'Eine Figur, die zwei Töne zusammen zeichnen',
    ],
    voices: [
      'Voices Off',
      'Atem, Konsonanten und ein halber Chor, so geschnitten, dass kein Wort übrig bleibt.',
      'Ein Spektrogramm mit drei hellen Bändern',
    ],
    crackle: [
      'Crackle',
      '512 Sorten Staub aus den Auslaufrillen von Schallplatten.',
      'Die Rillen einer Schallplatte um ihr Etikett',
    ],
    plucks: [
      'Short Plucks',
      'Gummi, Draht, Kamm und Kaktus, gestimmt über drei Oktaven.',
      'Fünf Hüllkurven untereinander',
    ],
    weather: [
      'Weather, Inside',
      'Regen auf elf Dächern, von unten gehört.',
      'Fallende Linien über einer langsamen Welle',
    ],
  },
};

export const words: Record<TemplateLanguage, Words> = { en, de };
