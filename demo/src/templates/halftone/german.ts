/** What the print shop says, in German. */
import type { Words } from './english.ts';
import { german } from './print-words.ts';

export const de: Words = {
  menu: { shop: 'Drucke', hanging: 'Größen und Hängen', workshop: 'Die Druckerei', gift: 'Gutscheine' },
  footer: 'Mit Code gezeichnet, von Hand gedruckt, gerollt von jemandem, der es persönlich nimmt.',
  wall: {
    heading: 'Papier für Wände, die lange genug gewartet haben',
    text: 'Immer zwölf Blätter, jedes in bis zu drei Größen. Ist eins ausverkauft, kommt ein anderes an seinen Nagel.',
    more: 'Alle Drucke',
  },
  compared: {
    heading: 'Dieselbe Wand, neun Nägel später',
    text: 'Nichts gestrichen, nichts verrückt. Das Kissen war schon immer da.',
    before: 'Vorher',
    after: 'Nachher',
    bareAlt: 'Eine leere graugrüne Wand mit einer Bank, einer roten Lampe und einem Kissen',
    hungAlt: 'Dieselbe Wand mit neun gerahmten Drucken, in der Mitte große Dünen, kleinere Blätter ringsum',
  },
  drawers: { heading: 'Vier Schubladen zum Aufziehen' },
  making: {
    eyebrow: 'Wie ein Blatt entsteht',
    heading: 'Ein Programm zeichnet, ein Mensch entscheidet',
    text: 'Jeder Druck beginnt mit ein paar Regeln: wie weit die Punkte auseinanderliegen, wohin sich die Dünen neigen, wann ein Mohn umfallen darf. Das Programm probiert tausende Anordnungen. Wir behalten eine und streiten beim Mittagessen darüber.\n\nDann werden die Farben nach Augenmaß gemischt, und das Blatt hängt eine Nacht, bevor es jemand anfassen darf.',
    alt: 'Ein frischer Druck mit zwei Sonnen, die sich überlagern, auf der Werkbank, daneben Farbtöpfe und eine Walze',
    more: 'In die Druckerei',
  },
  voice: {
    text: 'Mein Vermieter sagt, die Wohnung wirke größer. Ich habe drei Dünen aufgehängt und nichts verrückt.',
    author: 'Ansgar, zweiter Stock',
  },
  promises: [
    ['Papier mit Rückgrat', 'Zwischen 180 und 310 Gramm, säurefrei, damit Weiß auch weiß bleibt.'],
    [
      'Gerollt, nie gefaltet',
      'In einer Röhre, die unser Treppenhaus überlebt hat. Nach spätestens zwei Werktagen unterwegs.',
    ],
    ['Dreißig Tage auf Probe', 'Ist die Wand dagegen, schick es zurück. Die Löcher darfst du behalten.'],
  ],
  gift: { text: 'Du kennst den Menschen, aber nicht seine Tapete?', more: 'Gutschein schenken' },
  hanging: {
    title: 'Größen und Hängen',
    heading: 'Größer, als du denkst, und tiefer auch',
    text: [
      'Die meisten Bilder hängen zu hoch und sind eine Nummer zu klein. Schneide die Größe aus Zeitungspapier aus, klebe sie an die Wand und lebe einen Abend damit. Es kostet nichts, und zu lesen hast du auch etwas.',
    ],
    sizesAlt: 'Drei gerahmte Drucke in drei Größen nebeneinander, mit einem roten Stuhl zum Vergleich',
    tableHeading: 'Drei Größen',
    head: ['Größe', 'Passt zu', 'Mit Rahmen', 'Abstand'],
    rows: [
      ['30 × 40 cm', 'Regalen, Fluren und vielen seinesgleichen', '33 × 43 cm', 'Eine Armlänge'],
      ['50 × 70 cm', 'Schreibtisch, Bett und den meisten Wänden', '53 × 73 cm', 'Zwei Schritte'],
      ['70 × 100 cm', 'Einem Sofa oder einer Wand für sich', '73 × 103 cm', 'Quer durchs Zimmer'],
    ],
    stepsHeading: 'Wie es an die Wand kommt',
    steps: [
      [
        'Am Vortag ausrollen',
        'Bildseite nach oben, auf jede Ecke ein dickes Buch. Papier braucht eine Nacht, um die Röhre zu vergessen.',
      ],
      ['Bis zur Mitte messen', 'Die Mitte des Bildes auf 150 Zentimeter, wo immer die Decke ist.'],
      ['Zwei Nägel statt einem', 'An zwei Nägeln hängt ein Bild gerade, sogar über der Waschmaschine.'],
      [
        'Zurücktreten, hinsetzen',
        'Sieh es von dort an, wo du es sehen wirst. Wenn es stört, hängt es zwei Zentimeter zu hoch.',
      ],
    ],
    questionsHeading: 'Vor dem Kauf gefragt',
    questions: [
      [
        'Bleichen die Farben aus?',
        'Pigmentfarben auf säurefreiem Papier halten Jahrzehnte. Nur die pralle Mittagssonne gewinnt am Ende.',
      ],
      [
        'Ist ein Rahmen dabei?',
        'Unsere nummerierten Auflagen gibt es in Eiche oder Schwarz. Alle anderen Blätter haben gängige Maße, damit jeder Rahmen passt.',
      ],
      [
        'Wie oft gibt es ein Bild?',
        'Auflagen sind begrenzt und mit Bleistift nummeriert. Alles andere drucken wir in kleinen Mengen, bis das nächste Blatt an die Presse will.',
      ],
      [
        'Kann ich abholen?',
        'Ja, in der Werkstatt, flach und ohne Röhre. Bring eine Tasche mit, die länger ist, als du denkst.',
      ],
    ],
    end: { text: 'Gemessen? Dann wird ausgesucht.', more: 'Zu den Drucken' },
  },
  workshop: {
    title: 'Die Druckerei',
    heading: 'Drei Menschen, eine Presse, sehr viele Schubladen',
    text: 'Wir zeichnen mit Code und drucken mit den Händen, in einer früheren Bäckerei, deren Boden zwei Tonnen trägt. An feuchten Tagen riecht es noch nach Brötchen.\n\nDie Tür ist ab zehn offen. Die Presse ist nicht zu übersehen und mit etwas Rufen auch zu übertönen.',
    drawerAlt: 'Eine offene Schublade eines Planschranks, darin Drucke in vier Stapeln übereinander',
    momentsHeading: 'Wie es dazu kam',
    moments: [
      ['2016', 'Ein Plotter vom Flohmarkt', 'Er zeichnet eine Linie in der Minute, und wir kommen überall zu spät.'],
      ['2018', 'Das erste verkaufte Blatt', 'An einen Nachbarn, der bis heute erwähnt, dass er der Erste war.'],
      [
        '2020',
        'Die Bäckerei',
        'Wir übernehmen den Raum, die Schubladen und einen Sauerteig, von dem niemand etwas gesagt hatte.',
      ],
      ['2023', 'Eigene Rahmen', 'Niemand konnte sie gerade genug liefern, also haben wir es gelernt.'],
    ],
    figures: [
      ['12', 'Drucke zur selben Zeit'],
      ['27', 'Farben im Regal'],
      ['1', 'Mensch, der Orange mischen darf'],
    ],
    hoursHeading: 'Die Tür ist offen',
    hours: [
      ['Montag bis Freitag', '10:00 – 18:00'],
      ['Samstag', '10:00 – 16:00'],
      ['Sonntag', 'Farbe trocknet'],
    ],
    addressHeading: 'So findest du uns',
    address: 'Setzkastenhof 12\nAn der Werkstatttür läuten',
  },
  categories: {
    geometric: ['Geometrie', 'Punkte, Kacheln und Wellen: was geschieht, wenn eine Regel bis zum Blattrand gilt.'],
    botanical: ['Pflanzen', 'Oliven, Palmen und Mohn. Gießen muss man nichts davon.'],
    landscapes: ['Landschaften', 'Dünen, Bergkämme und ein Meer von der alten Sorte.'],
    architecture: ['Architektur', 'Bögen, Tore und eine Brücke, die ihr Ziel für sich behält.'],
  },
  products: german,
  inRoom: ', gerahmt in einem Zimmer',
  option: { size: 'Größe', frame: 'Rahmen', frames: ['Ohne', 'Eiche', 'Schwarz'] },
  numbered: 'Nummerierte Auflage',
  pickup: {
    region: 'Hier',
    name: 'An der Werkstatttür',
    address: { city: 'Deine Stadt', postalCode: '10115', addressLine: 'Setzkastenhof 12' },
    deliveryTime: 'Innerhalb von zwei Werktagen',
    instructions: 'Montag bis Samstag ab zehn. Einmal läuten; wir müssen uns erst die Hände abwischen.',
  },
};
