/** What the label says, in German. */
import type { Words } from './english.ts';

export const de: Words = {
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
