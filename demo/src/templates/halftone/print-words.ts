/** What is said of each print: what is seen in it, and its texts in German. */
import type { Slug } from './prints.ts';

export type PrintWords = { name: string; description: string[]; alt: string };

export const alts: Record<Slug, string> = {
  'twin-suns': 'Two large suns made of dots, one purple and one dark, overlapping on a peach ground',
  'tile-study-no-4': 'Twenty tiles of circles, quarters and stripes in rust, petrol and cream',
  'ground-swell': 'Long waves of blue dots, light and dark in turn',
  'olive-grove': 'Three olive branches with dark and red fruit on a pale ground',
  'palm-court': 'Three fan palms in front of an orange sun',
  'poppy-field': 'Red and yellow poppies on thin stalks between blades of grass',
  'amber-dunes': 'Orange and rust-coloured dunes under a pale sun',
  'five-ridges': 'Violet mountain ridges, paler the farther away, under a purple sun',
  'woodcut-sea': 'Rows of blue waves like scales, with a red sun behind them',
  'three-arcades': 'A terracotta building with three floors of arches, in one of them a small figure',
  'red-bridge': 'A red suspension bridge over green water, with a low sun in the mist',
  'five-gates': 'Arches one behind the other in rust, orange and green, with a small sun at the end',
};

export const german: Record<Slug, PrintWords> = {
  'twin-suns': {
    name: 'Zwei Sonnen',
    description: [
      'Zwei Raster treffen sich in der Mitte des Blatts und ergeben eine dritte Farbe, die niemand gemischt hat. Aus der Nähe ist es Arithmetik, vom Sofa aus ein Sonnenuntergang.',
      'Siebdruck in zwei Farben auf Baumwollpapier mit 300 g, eine Auflage von 120, hinten mit Bleistift nummeriert.',
    ],
    alt: 'Zwei große Sonnen aus Punkten, eine violett, eine dunkel, auf pfirsichfarbenem Grund',
  },
  'tile-study-no-4': {
    name: 'Kachelstudie Nr. 4',
    description: [
      'Zwanzig Kacheln und fünf Regeln, gemischt, bis sie nicht mehr stritten. Die vierte unserer Kachelstudien, und die, die an der Atelierwand hängen blieb.',
      'Lichtechte Farben auf Künstlerpapier mit 265 g und einem Hauch von Körnung.',
    ],
    alt: 'Zwanzig Kacheln mit Kreisen, Vierteln und Streifen in Rost, Petrol und Creme',
  },
  'ground-swell': {
    name: 'Dünung',
    description: [
      'Lange Wellen aus Punkten rollen in zwei Farben über das Blatt, ein wenig aus dem Takt. Wo sie sich kreuzen, wird das Meer tief.',
      'Gedruckt auf ungestrichenem Papier mit 200 g, das sich weich anfühlt und nicht spiegelt.',
    ],
    alt: 'Lange Wellen aus blauen Punkten, abwechselnd hell und dunkel',
  },
  'olive-grove': {
    name: 'Olivenhain',
    description: [
      'Drei Zweige, an denen die Früchte noch hängen, manche reif und manche nicht. Skizziert in einem Hain über dem Meer, fertig geworden an einem verregneten Dienstag im Atelier.',
      'Das Blatt hat 200 g, ist ungestrichen und hat die Farbe von gutem Mehl.',
    ],
    alt: 'Drei Olivenzweige mit dunklen und roten Früchten auf hellem Grund',
  },
  'palm-court': {
    name: 'Palmenhof',
    description: [
      'Fächerpalmen vor einer tiefen Sonne, irgendwo zwischen einer Hotelhalle und einem Urlaub, der in der Erinnerung besser war. Am schönsten im großen Format.',
      'Mit zwölf Pigmenten auf schweres Papier mit 300 g gedruckt.',
    ],
    alt: 'Drei Fächerpalmen vor einer orangefarbenen Sonne',
  },
  'poppy-field': {
    name: 'Mohnfeld',
    description: [
      'Elf Mohnblumen und sehr viel Gras, geneigt, wohin der Wind es wollte. Das Rot leuchtet so sehr, wie Papier es zulässt.',
      'Wir nehmen dafür naturweißes Papier mit 220 g und Farben ohne Lösungsmittel.',
    ],
    alt: 'Roter und gelber Mohn auf dünnen Stängeln zwischen Grashalmen',
  },
  'amber-dunes': {
    name: 'Bernsteindünen',
    description: [
      'Fünf Dünen, jede mit einer Seite in der Sonne und einer, die noch darüber nachdenkt. Unsere gefragteste Landschaft und der Grund, warum uns im Frühling der Ocker ausging.',
      'Pigmentdruck auf Baumwollpapier mit 310 g; die Farbe reicht bis an einen schmalen weißen Rand.',
    ],
    alt: 'Dünen in Orange und Rost unter einer blassen Sonne',
  },
  'five-ridges': {
    name: 'Fünf Kämme',
    description: [
      'Berge in der Reihenfolge, in der der Morgen sie findet. Jeder Kamm ist eine Stufe blasser als der davor; mehr ist an Entfernung nicht dran.',
      'Feine Abstufungen brauchen eine ruhige Fläche, darum mattes Papier mit 240 g.',
    ],
    alt: 'Violette Bergkämme, je ferner, desto blasser, unter einer purpurnen Sonne',
  },
  'woodcut-sea': {
    name: 'Holzschnittmeer',
    description: [
      'Ein altes Muster für Wellen, Reihe um Reihe, mit einer Sonne, die gerade aufgegangen ist oder gleich verschwindet. Ein Gruß an Drucke, die lange vor unseren über das Meer kamen.',
      'Klare Kanten auf glattem Papier mit 230 g, wie mit dem Messer geschnitten.',
    ],
    alt: 'Reihen blauer Wellen wie Schuppen, dahinter eine rote Sonne',
  },
  'three-arcades': {
    name: 'Drei Arkaden',
    description: [
      'Mittag auf einem leeren Platz: Bögen über Bögen und Schatten mit scharfen Kanten. In einem davon lehnt immer jemand.',
      'Kreidiges Rot auf ungestrichenem Papier mit 250 g, das aussieht wie Putz.',
    ],
    alt: 'Ein Haus in Terrakotta mit drei Stockwerken voller Bögen, in einem steht eine kleine Figur',
  },
  'red-bridge': {
    name: 'Rote Brücke',
    description: [
      'Eine Hängebrücke kommt aus dem Nebel und sagt nicht, wohin sie will. Die Hänger folgen der echten Formel, die Sonne nicht.',
      'Nebel braucht geduldiges Papier: 310 g, matt, ein wenig warm.',
    ],
    alt: 'Eine rote Hängebrücke über grünem Wasser, im Dunst eine tiefe Sonne',
  },
  'five-gates': {
    name: 'Fünf Tore',
    description: [
      'Bogen hinter Bogen hinter Bogen, und am Ende eine kleine Sonne für alle, die bis dorthin gehen. Es begann als Zeichnung für ein Kinderbuch über Türen.',
      'Fünfundsiebzig nummerierte Blätter, Siebdruck in sieben Farben auf Karton mit 280 g.',
    ],
    alt: 'Bögen hintereinander in Rost, Orange und Grün, am Ende eine kleine Sonne',
  },
};
