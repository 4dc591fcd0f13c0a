/** What the bakery says, in each language. */
import type { TemplateLanguage } from '../template.ts';

const en = {
  menu: { shop: 'Order bread', hours: 'Hours and way', about: 'The bakery' },
  footer: 'Baked since four in the morning. Open Tuesday to Sunday.',
  hero: {
    eyebrow: 'Sourdough, every day but Monday',
    heading: 'Bread with a night behind it',
    text: 'Flour, water, salt and eighteen hours. Order until six in the evening, and yours is on the shelf with your name on it from seven.',
    order: 'Order for tomorrow',
    way: 'Hours and way',
    alt: 'Two shelves with loaves, croissants, buns, a pretzel and baguettes',
  },
  day: {
    heading: 'When what comes out of the oven',
    text: 'Come a little later, and it is still warm.',
    lines: [
      ['Country loaf, rye loaf', 'Dark crust, open crumb', '7:00'],
      ['Croissants', 'Folded the day before', '7:30'],
      ['Baguettes', 'First of three batches', '9:00'],
      ['Cinnamon buns', 'The kitchen smells of it until noon', '10:30'],
      ['Cake of the season', 'Plum until October, apple after', '12:00'],
      ['Baguettes again', 'For the evening', '16:00'],
    ],
  },
  shelf: { heading: 'On tomorrow’s shelf', text: 'Order today, collect from seven.', more: 'Everything we bake' },
  hands: {
    eyebrow: 'How we bake',
    heading: 'Four hands and one old dough',
    text: 'Our starter is eleven years old and has moved house twice. Every evening it gets flour and water, every morning it gives back bread.\n\nWe bake with grain from three farms that we can reach by bicycle, and with nothing that needs explaining.',
    alt: 'Two hands with flour on them, kneading dough on a wooden table',
    more: 'About the bakery',
  },
  collect: {
    heading: 'How collecting works',
    steps: [
      ['Order', 'Choose until six in the evening, and pay here or at the counter.'],
      ['Sleep', 'We don’t. Your bread rises meanwhile.'],
      ['Collect', 'From seven, at the small window. No queue for those who ordered.'],
    ],
  },
  voice: {
    text: 'I used to buy bread on the way home. Now I take a way home that passes the bread.',
    author: 'Johanna, three streets away',
  },
  visit: {
    title: 'Hours and way',
    heading: 'Come in, the oven is warm',
    address: 'Mill Lane 4\nBehind the church, green door',
    hours: [
      ['Tuesday to Friday', '7:00 – 18:00'],
      ['Saturday', '7:00 – 14:00'],
      ['Sunday', '8:00 – 11:00'],
      ['Monday', 'Closed: the dough rests, and so do we'],
    ],
    questions: [
      ['Until when can I order for tomorrow?', 'Until six in the evening. Later, come by and see what is left.'],
      [
        'Do you bake without wheat?',
        'The rye loaf is all rye. Our kitchen has wheat in the air, so it is not for people with coeliac disease.',
      ],
      ['Can I freeze the bread?', 'Yes, sliced, on the day you buy it. It keeps for three months.'],
    ],
    questionsHeading: 'Asked at the counter',
  },
  about: {
    title: 'The bakery',
    eyebrow: 'Since 2014',
    heading: 'It began with a broken oven',
    text: 'The oven in our flat gave up, so we built one in the yard, of bricks that nobody wanted. Then the neighbours came with bowls.',
    alt: 'A brick oven with a fire in it and a loaf at its mouth',
    story: [
      'Today there are four of us. We start at four, finish at noon, and know most people who eat our bread by name.',
      'Whatever is left in the evening goes to the shelter two doors on. Nothing is thrown away: old bread becomes crumbs, crumbs become cake.',
    ],
    figures: [
      ['11', 'years has our starter lived'],
      ['18', 'hours does a loaf take'],
      ['3', 'farms grow our grain'],
    ],
  },
  categories: {
    bread: ['Bread', 'Sourdough loaves and baguettes, from the stone oven.'],
    sweet: ['Sweet things', 'What goes with coffee, and what replaces lunch.'],
    home: ['For your kitchen', 'Take a little of the bakery home.'],
  },
  products: {
    country: [
      'Country loaf',
      'Wheat with a fifth of rye, a crust that cracks, and a crumb full of holes. Keeps for four days.',
      'Round loaf with an ear of wheat cut into its crust',
    ],
    rye: [
      'Rye loaf',
      'All rye, dark and moist. Better on the second day than on the first.',
      'Dark round loaf dusted with flour',
    ],
    baguette: [
      'Baguette',
      'Three batches a day, because it only tastes like this for six hours.',
      'Three baguettes side by side',
    ],
    croissant: [
      'Butter croissant',
      'Twenty-seven layers, folded by hand the day before.',
      'A croissant with golden layers',
    ],
    bun: [
      'Cinnamon bun',
      'Rolled up with brown sugar and much more cinnamon than is sensible.',
      'A bun rolled up with cinnamon and coarse sugar',
    ],
    pretzel: ['Pretzel', 'Thin arms, thick belly, coarse salt.', 'A dark pretzel with grains of salt'],
    cake: [
      'Plum cake, a slice',
      'Yeast dough, plums from the garden of our neighbour, a little sugar.',
      'A slice of plum cake on a plate',
    ],
    jar: [
      'Our starter, in a jar',
      'A hundred grams of eleven years, with a letter that tells you how to keep it alive.',
      'A jar of starter with bubbles and a red lid',
    ],
  },
  size: { name: 'Size', half: 'Half', whole: 'Whole' },
  pickup: {
    region: 'Here',
    name: 'At the small window',
    address: { city: 'Your town', postalCode: '10115', addressLine: 'Mill Lane 4' },
    deliveryTime: 'Tomorrow from 7:00',
    instructions: 'Behind the church, green door. Say your name, and it is yours.',
  },
};

export type Words = typeof en;

const de: Words = {
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

export const words: Record<TemplateLanguage, Words> = { en, de };
