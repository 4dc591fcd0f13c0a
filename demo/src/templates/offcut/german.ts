/** What the studio says, in German. */
import type { Words } from './english.ts';

export const de: Words = {
  menu: { work: 'Haus für zwei Flügel', studio: 'Studio', commissions: 'Aufträge', shop: 'Editionen' },
  footer: 'Offcut, Architektur und was davon übrig bleibt. Gerberstraße 28, Hinterhaus.',
  index: {
    heading: 'Wir bauen Häuser und behalten die Reste',
    text: 'Ein Verzeichnis dessen, was gebaut, verrückt, besessen oder eingeschaltet wurde. Der Rest liegt in der Schublade.',
    head: ['Nr.', 'Projekt', 'Ort', 'Was es ist', 'Jahr'],
    rows: [
      ['061', 'Haus für zwei Flügel', 'Aldersee', 'Ein Haus und eine Wand, hinter der man üben kann', '2024'],
      ['058', 'Büchertreppe', 'Alte Bibliothek, Marn', 'Neunzehn Stufen, viertausend Bände', '2023'],
      ['055', 'Torhaus', 'Ziegelei, Holm', 'Zwei Werkstätten und ein Durchgang', '2022'],
      ['049', 'Stuhl zum Warten', 'Bahnhofshalle, Marn', 'Esche, stapelbar, nicht zu bequem', '2021'],
      ['044', 'Vierzig Schullampen', 'Schule am Berg', 'Gefalteter Stahl, gebaut von der 9b', '2020'],
      ['038', 'Trockener Turm', 'Unterholm', 'Ein Wasserturm, ohne Wasser, mit Betten', '2018'],
    ],
  },
  alts: {
    piano: 'Axonometrie zweier Giebelhäuser nebeneinander mit Hof und Bäumen, auf Gelb',
    library: 'Axonometrie einer gewendelten Treppe um einen Kern aus Regalen, auf Rot',
    gate: 'Axonometrie eines langen gerippten Dachs über zwei Werkstätten, auf Grün',
    chair: 'Axonometrie eines schlichten Stuhls mit hoher Lehne, auf Rosa',
    lamp: 'Axonometrie einer Tischlampe mit kegelförmigem Schirm, auf Orange',
    tower: 'Axonometrie eines runden Wasserturms auf vier Beinen mit einer Treppe darunter, auf Blau',
    section:
      'Schnitt durch zwei Giebelhäuser mit je einem Flügel, einer Treppe dazwischen und Menschen in beiden Geschossen',
    studio: 'Axonometrie eines Studios: langer Tisch mit Modellen, bunte Hocker, Regal und Fenster',
    before: 'Axonometrie niedriger Mauerreste auf einem leeren Grundstück',
    after: 'Axonometrie zweier fertiger Häuser mit gerippten Dächern auf demselben Grundstück',
    apart: 'Axonometrie eines zerlegten Stuhls: Beine, Sitz und Lehne schweben übereinander',
  },
  captions: [
    '061 Haus für zwei Flügel',
    '058 Büchertreppe',
    '055 Torhaus',
    '049 Stuhl zum Warten',
    '044 Schullampen',
    '038 Trockener Turm',
  ],
  caseTeaser: {
    eyebrow: 'Nr. 061',
    heading: 'Zwei Pianisten, eine Ehe, sechzig Zentimeter Wand',
    text: 'Sie wollten zusammen wohnen und getrennt üben. Wir zeichneten zwei Häuser, die sich aneinander lehnen und Küche, Treppe und Garten teilen.',
    more: 'Zum Projekt',
  },
  figures: [
    ['61', 'Projekte, 34 davon stehen'],
    ['4', 'Menschen, 4 Hocker'],
    ['0', 'Quadratmeter Abfall im letzten Jahr'],
  ],
  shelf: {
    heading: 'Editionen',
    text: 'Drucke, kleine Objekte und ein Buch, aus Zeichnungen und aus dem Holz, das übrig war.',
    more: 'Alle Editionen',
  },
  chairTeaser: {
    eyebrow: 'Nr. 049',
    heading: 'Ein Stuhl in acht Teilen',
    text: 'Jedes Teil stammt aus Brettern, die für das Bahnhofsdach zu kurz waren. Der Aufbau dauert acht Minuten, und die Anleitung hat noch niemand gebraucht.',
    more: 'Zum Hocker der Familie',
  },
  call: {
    text: 'Ein Grundstück, ein Zimmer, ein fehlender Tisch? Wir antworten innerhalb einer Woche.',
    more: 'Wie wir arbeiten',
  },
  work: {
    title: 'Haus für zwei Flügel',
    heading: 'Haus für zwei Flügel',
    intro: [
      'Aldersee, 2021 bis 2024. Ein Haus von 164 Quadratmetern für zwei Konzertpianisten, auf den Mauern eines Bootshauses, das in den Sechzigern abgebrannt ist.',
      'Die Aufgabe war ein Satz: Wir möchten einander nur beim Abendessen hören.',
    ],
    figures: [
      ['164 m²', 'Haus'],
      ['60 cm', 'Stampflehm zwischen den Flügeln'],
      ['31 dB', 'Schubert im anderen Zimmer'],
      ['10', 'Stufen zwischen West und Ost'],
    ],
    ruinHeading: 'Vorher, und was daraus wurde',
    ruinText:
      'Jede Mauer, die noch stand, haben wir behalten und Stein für Stein vermessen. Die neuen Dächer berühren keine davon.',
    beforeLabel: '2021',
    afterLabel: '2024',
    ideas: [
      [
        'Getrennt',
        'Jede Hälfte steht auf eigenem Boden. Kein Balken, kein Rohr und kein Brett läuft von der einen in die andere.',
      ],
      [
        'Gemeinsam',
        'Dazwischen liegen eine Treppe und eine Küche von zehn Quadratmetern, der einzige Raum mit zwei Türen.',
      ],
      ['Übrig', 'Aus den Resten der Sparren wurden Regale, 214 Garderobenhaken und eine Serie Briefbeschwerer.'],
    ],
    voice: {
      text: 'Wir streiten weniger über das Tempo. Dafür streiten wir jetzt, wem die Treppe gehört.',
      author: 'Die Bauherrschaft',
      role: 'West und Ost',
    },
    sideEyebrow: 'Aus demselben Holz',
    sideHeading: 'Das Haus in deiner Hand',
    sideText:
      'Was von der Esche der Treppe übrig war, ist jetzt ein Briefbeschwerer: die östliche Hälfte im Maßstab eins zu zweihundert, mit Schornstein.',
    sideMore: 'Zum Briefbeschwerer',
  },
  studio: {
    title: 'Studio',
    heading: 'Vier Leute und ein langer Tisch',
    text: 'Wir sind zwei Architektinnen, ein Tischler und einer, der zum Vergnügen Baurecht liest. Was wir zeichnen, müssen wir auch tragen können.',
    teamHeading: 'Wer wo sitzt',
    teamText: 'Wir lassen uns ungern fotografieren. Das sind die Sitze, die wir entworfen haben.',
    team: [
      [
        'Ruth Amsel',
        'Architektin',
        'Zeichnet von Hand, bis die Baustelle sich beschwert.',
        'Zeichnung eines blauen Armlehnstuhls',
      ],
      [
        'Jonas Okoro',
        'Tischler',
        'Besitzt elf Hobel und benutzt einen.',
        'Zeichnung eines runden roten Hockers auf drei Beinen',
      ],
      ['Mina Sandvik', 'Architektin', 'Glaubt an Treppen. Wohnt im Erdgeschoss.', 'Zeichnung eines gelben Stuhls'],
      [
        'Pavel Lorenz',
        'Anträge und Geduld',
        'Hat einen Prüfer zum Lachen gebracht, einmal.',
        'Zeichnung eines grünen Sitzwürfels',
      ],
    ],
    pastHeading: 'Bisher',
    past: [
      [
        '2012',
        'Ein Tisch',
        'Ruth und Jonas bauen einen Tisch, der nicht durch die Tür passt, und mieten die Werkstatt, in der er steht.',
      ],
      ['2015', 'Ein Schuppen', 'Das erste Gebäude: neun Quadratmeter, für Fahrräder. Es ist noch dicht.'],
      ['2018', 'Ein Turm', 'Mina kommt dazu und mit ihr der Wasserturm in Unterholm.'],
      [
        '2020',
        'Die Schublade',
        'Gebaut werden darf nicht. Wir drucken, was in der Schublade liegt, und die Editionen beginnen.',
      ],
      ['2024', 'Zwei Flügel', 'Das Haus am Aldersee wird am versprochenen Tag fertig. Niemand kann es erklären.'],
    ],
    addressHeading: 'Hinten, an den Tonnen vorbei',
    address: 'Gerberstraße 28\nHinterhaus, Erdgeschoss',
  },
  commissions: {
    title: 'Aufträge',
    heading: 'Vom Satz zum Dach',
    steps: [
      ['Der Satz', 'Sag uns in einem Satz, was fehlt. Werden es zwei, treffen wir uns auf einen Kaffee.'],
      ['Der Gang', 'Wir sehen uns den Ort an, wenn möglich bei Regen. Das kostet einen Tag.'],
      ['Die Zeichnung', 'Drei Entwürfe, von denen einer der ist, den du bestellt hast.'],
      ['Der Bau', 'Jede Woche ist jemand von uns da, mit Bleistift und Besen.'],
    ],
    ratesHeading: 'Was es kostet',
    rates: [
      ['Ein Gang mit Skizze', 'Ein halber Tag, überall, wo ein Zug hinfährt', '480'],
      ['Möbel', 'Von uns gezeichnet und gebaut, ab', '1.900'],
      ['Entwurf für ein Gebäude', 'Bis du weißt, ob du es willst', '7.500'],
      ['Ein ganzes Gebäude', 'Der Baukosten, für alles bis zum Schlüssel', '11 %'],
    ],
    questionsHeading: 'Vor dem Kaffee gefragt',
    questions: [
      [
        'Wie lange dauert ein Haus?',
        'Zwei Jahre, wenn alle schnell entscheiden. Niemand entscheidet schnell, also drei.',
      ],
      ['Nehmt ihr auch Kleines an?', 'Gern. Das Kleinste bisher war eine Klinke.'],
      [
        'Kann ich nur die Pläne kaufen?',
        'Nein. Ein Haus ohne sein Grundstück ist eine Zeichnung, und die gibt es als Druck.',
      ],
    ],
  },
  categories: {
    prints: ['Drucke', 'Zwei Farben auf 250-Gramm-Papier, 50 mal 70 Zentimeter, nummeriert.'],
    objects: ['Objekte', 'Kleines aus Holz und Stahl, die übrig waren.'],
    furniture: ['Möbel und Buch', 'Was steht, und was darauf steht.'],
  },
  products: {
    'print-section': [
      'Schnitt, 061',
      'Das Haus für zwei Flügel, von West nach Ost geschnitten. Gelb und Schwarz, Auflage 120, mit Bleistift nummeriert.',
      'Druck mit einem Schnitt durch zwei Häuser in Gelb und Schwarz',
    ],
    'print-stairs': [
      'Zwölf Läufe',
      'Jede Treppe, die wir gebaut haben, und drei, die verboten wurden. Rot und Schwarz, Auflage 90.',
      'Druck mit zwölf kleinen Treppenzeichnungen in Rot und Weiß',
    ],
    'print-houses': [
      'Neun Adressen',
      'Neun Gebäude im Raster, als wären sie Nachbarn. Blau und Schwarz, Auflage 150.',
      'Druck mit neun kleinen Gebäudezeichnungen in Blau und Weiß',
    ],
    book: [
      'Offcuts, das Buch',
      'Zwölf Jahre auf 240 Seiten: was gebaut wurde, was nicht, und was wir vom zweiten Stapel gelernt haben. Fadengeheftet, liegt flach auf.',
      'Ein dickes blaues Buch, das auf dem Rücken liegt',
    ],
    stool: [
      'Hocker 049',
      'Esche, vier Beine, ein Steg. Aus denselben Brettern wie der Stuhl zum Warten, flach geliefert, mit Schlüssel.',
      'Ein niedriger Hocker mit rosa Sitz und vier Beinen',
    ],
    nook: [
      'Lampe Nook',
      'Ein Block, ein Stab, ein Kegel. Hell genug zum Lesen, dunkel genug zum Aufhören.',
      'Eine Tischlampe mit orangem Kegelschirm',
    ],
    bookends: [
      'Treppen-Buchstützen',
      'Zwei Treppen, die zu deinen liebsten Büchern führen. Pulverbeschichteter Stahl, unten Filz.',
      'Zwei rote Treppen mit einer Reihe Bücher dazwischen',
    ],
    weight: [
      'Briefbeschwerer Haus',
      'Massive Esche, eins zu zweihundert, mit bemaltem Dach und abnehmbarem Schornstein.',
      'Ein kleines weißes Haus mit gelbem Dach und Schornstein',
    ],
    shelf: [
      'Regal aus einem Brett',
      'Ein Brett von vier Metern, elfmal gesägt. Kein Span bleibt übrig.',
      'Ein Regal mit Böden in Weiß und Grün',
    ],
  },
  second: { print: 'gerahmt an eine Wand gelehnt', book: 'aufgeschlagen', object: 'zerlegt, auf farbigem Grund' },
  size: { name: 'Rahmen', without: 'Ohne', black: 'Esche schwarz' },
};
