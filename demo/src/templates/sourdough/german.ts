/** What the bakery says, in German. */
import type { Words } from './english.ts';

export const de: Words = {
  menu: { shop: 'Brot bestellen', hours: 'Zeiten und Weg', about: 'Die Backstube' },
  footer: 'Gebacken ab vier Uhr früh. Geöffnet von Dienstag bis Sonntag.',
  hero: {
    eyebrow: 'Sauerteig, täglich außer montags',
    heading: 'Brot, das eine Nacht hinter sich hat',
    text: 'Mehl, Wasser, Salz und achtzehn Stunden. Wer bis sechs Uhr abends bestellt, findet sein Brot ab sieben mit Namen im Regal.',
    order: 'Für morgen bestellen',
    way: 'Zeiten und Weg',
    alt: 'Zwei Regale mit Laiben, Croissants, Schnecken, einer Brezel und Baguettes',
  },
  day: {
    heading: 'Wann was aus dem Ofen kommt',
    text: 'Wer ein wenig später kommt, trägt es noch warm nach Hause.',
    lines: [
      ['Landbrot, Roggenbrot', 'Dunkle Kruste, lockere Krume', '7:00'],
      ['Croissants', 'Am Vortag gefaltet', '7:30'],
      ['Baguettes', 'Das erste von drei Blechen', '9:00'],
      ['Zimtschnecken', 'Danach duftet es bis zum Mittag', '10:30'],
      ['Kuchen der Saison', 'Pflaume bis Oktober, danach Apfel', '12:00'],
      ['Noch einmal Baguettes', 'Für den Abend', '16:00'],
    ],
  },
  shelf: { heading: 'Morgen im Regal', text: 'Heute bestellen, ab sieben abholen.', more: 'Alles, was wir backen' },
  hands: {
    eyebrow: 'Wie wir backen',
    heading: 'Vier Hände und ein alter Teig',
    text: 'Unser Sauerteig ist elf Jahre alt und zweimal umgezogen. Jeden Abend bekommt er Mehl und Wasser, jeden Morgen gibt er Brot zurück.\n\nWir backen mit Korn von drei Höfen, die mit dem Rad zu erreichen sind, und mit nichts, was man erklären müsste.',
    alt: 'Zwei bemehlte Hände kneten Teig auf einem Holztisch',
    more: 'Über die Backstube',
  },
  collect: {
    heading: 'So holst du ab',
    steps: [
      ['Bestellen', 'Bis sechs Uhr abends aussuchen und hier oder an der Theke zahlen.'],
      ['Schlafen', 'Wir nicht. Dein Brot geht inzwischen auf.'],
      ['Abholen', 'Ab sieben am kleinen Fenster. Wer bestellt hat, steht nicht an.'],
    ],
  },
  voice: {
    text: 'Früher habe ich Brot auf dem Heimweg gekauft. Jetzt führt mein Heimweg am Brot vorbei.',
    author: 'Johanna, drei Straßen weiter',
  },
  visit: {
    title: 'Zeiten und Weg',
    heading: 'Komm herein, der Ofen ist warm',
    address: 'Mühlgasse 4\nHinter der Kirche, grüne Tür',
    hours: [
      ['Dienstag bis Freitag', '7:00 – 18:00'],
      ['Samstag', '7:00 – 14:00'],
      ['Sonntag', '8:00 – 11:00'],
      ['Montag', 'Geschlossen: Der Teig ruht, und wir auch'],
    ],
    questions: [
      [
        'Bis wann kann ich für morgen bestellen?',
        'Bis sechs Uhr abends. Danach komm vorbei und sieh, was noch da ist.',
      ],
      [
        'Backt ihr ohne Weizen?',
        'Das Roggenbrot besteht nur aus Roggen. In unserer Backstube liegt Weizen in der Luft, für Menschen mit Zöliakie ist es also nichts.',
      ],
      ['Kann ich das Brot einfrieren?', 'Ja, in Scheiben und am Tag des Kaufs. Es hält drei Monate.'],
    ],
    questionsHeading: 'An der Theke gefragt',
  },
  about: {
    title: 'Die Backstube',
    eyebrow: 'Seit 2014',
    heading: 'Am Anfang war der Ofen kaputt',
    text: 'Der Herd in unserer Wohnung gab auf, also bauten wir einen Ofen in den Hof, aus Ziegeln, die niemand mehr wollte. Dann kamen die Nachbarn mit Schüsseln.',
    alt: 'Ein gemauerter Ofen mit Feuer und einem Laib vor der Öffnung',
    story: [
      'Heute sind wir zu viert. Wir fangen um vier an, sind mittags fertig und kennen die meisten, die unser Brot essen, beim Namen.',
      'Was abends übrig bleibt, bekommt die Notunterkunft zwei Häuser weiter. Weggeworfen wird nichts: Aus altem Brot werden Brösel, aus Bröseln wird Kuchen.',
    ],
    figures: [
      ['11', 'Jahre lebt unser Sauerteig'],
      ['18', 'Stunden braucht ein Laib'],
      ['3', 'Höfe bauen unser Korn an'],
    ],
  },
  categories: {
    bread: ['Brot', 'Sauerteigbrote und Baguettes aus dem Steinofen.'],
    sweet: ['Süßes', 'Was zum Kaffee passt, und was das Mittagessen ersetzt.'],
    home: ['Für deine Küche', 'Ein Stück Backstube zum Mitnehmen.'],
  },
  products: {
    country: [
      'Landbrot',
      'Weizen mit einem Fünftel Roggen, knackige Kruste, grobe Poren. Hält vier Tage.',
      'Runder Laib mit einer eingeschnittenen Ähre',
    ],
    rye: [
      'Roggenbrot',
      'Reiner Roggen, dunkel und saftig. Am zweiten Tag besser als am ersten.',
      'Dunkler runder Laib, mit Mehl bestäubt',
    ],
    baguette: [
      'Baguette',
      'Drei Bleche am Tag, denn so schmeckt es nur sechs Stunden lang.',
      'Drei Baguettes nebeneinander',
    ],
    croissant: [
      'Buttercroissant',
      'Siebenundzwanzig Schichten, am Vortag von Hand gefaltet.',
      'Ein Croissant mit goldenen Schichten',
    ],
    bun: [
      'Zimtschnecke',
      'Gerollt mit braunem Zucker und viel mehr Zimt, als vernünftig ist.',
      'Eine Zimtschnecke mit Hagelzucker',
    ],
    pretzel: ['Brezel', 'Dünne Arme, dicker Bauch, grobes Salz.', 'Eine dunkle Brezel mit Salzkörnern'],
    cake: [
      'Pflaumenkuchen, ein Stück',
      'Hefeteig, Pflaumen aus Nachbars Garten, ein wenig Zucker.',
      'Ein Stück Pflaumenkuchen auf einem Teller',
    ],
    jar: [
      'Unser Sauerteig im Glas',
      'Hundert Gramm aus elf Jahren, mit einem Brief, der sagt, wie er am Leben bleibt.',
      'Ein Glas Sauerteig mit Blasen und rotem Deckel',
    ],
  },
  size: { name: 'Größe', half: 'Halb', whole: 'Ganz' },
  pickup: {
    region: 'Hier',
    name: 'Am kleinen Fenster',
    address: { city: 'Deine Stadt', postalCode: '10115', addressLine: 'Mühlgasse 4' },
    deliveryTime: 'Morgen ab 7:00',
    instructions: 'Hinter der Kirche, grüne Tür. Sag deinen Namen, und es gehört dir.',
  },
};
