import type { presets as English } from '../en/presets.ts';

export const presets: typeof English = {
  browse: 'Im Shop stöbern',
  readMore: 'Mehr lesen',
  contact: 'Schreiben Sie uns',
  book: 'Termin wählen',
  shop: {
    eyebrow: 'Neu in dieser Saison',
    heading: 'Dinge, die man benutzt',
    text: 'Kleine Auflagen, gutes Material und nichts, was nächstes Jahr ersetzt werden muss.',
  },
  service: {
    eyebrow: 'Nach Vereinbarung',
    heading: 'Eine Stunde nur für Sie',
    text: 'Kein Wartezimmer, keine Eile. Wählen Sie eine Zeit, die Ihnen passt, und kommen Sie, wie Sie sind.',
  },
  maker: {
    eyebrow: 'Aus unserer Werkstatt',
    heading: 'Von Hand gemacht, Stück für Stück',
    text: 'Jedes Stück geht durch dieselben vier Hände, bevor es die Werkbank verlässt.',
  },
  place: {
    eyebrow: 'Gleich um die Ecke',
    heading: 'Kommen Sie herein, der Ofen ist warm',
    text: 'Frisch ab sieben Uhr morgens, bis die Regale leer sind.',
  },
  sale: {
    eyebrow: 'Bis Sonntag',
    heading: 'Der Sommer-Sale hat begonnen',
    text: 'Bis zu einem Drittel günstiger: alles, was vorrätig ist.',
    ended: 'Die Aktion ist vorbei. Danke, dass Sie da waren.',
  },
  event: {
    eyebrow: 'Zum Vormerken',
    heading: 'Offene Werkstatt im Mai',
    text: 'Sehen Sie uns über die Schulter, fragen Sie, was Sie wissen möchten, und probieren Sie es selbst.',
  },
  gift: {
    eyebrow: 'Für jemand anderen',
    heading: 'Sie wissen nicht, was gefällt?',
    text: 'Ein Gutschein kommt per E-Mail, an dem Tag, den Sie wählen.',
  },
  announcements: {
    delivery: 'Ab 50 € liefern wir versandkostenfrei',
    closed: 'Bis zum 6. Januar machen wir Ferien. Danach verschicken wir Ihre Bestellung sofort.',
    arrived: 'Die Frühjahrskollektion ist da',
  },
  products: {
    newest: 'Gerade eingetroffen',
    newestText: 'Die neuesten Stücke, manche davon nur für kurze Zeit.',
    best: 'Was anderen am besten gefällt',
    bestText: 'Bewertet von Menschen, die ihres schon eine Weile haben.',
    few: 'Drei für den Anfang',
    more: 'Alles ansehen',
    categories: 'Womit möchten Sie beginnen?',
    categoriesText: 'Alles, was wir haben, geordnet danach, wofür es da ist.',
  },
  promises: {
    heading: 'Darauf können Sie sich verlassen',
    items: [
      ['Gemacht, um zu halten', 'Material, das wir selbst wählen würden, und Reparaturen, wenn doch etwas kaputtgeht.'],
      ['In zwei Tagen unterwegs', 'Ohne Plastik verpackt und verfolgt, bis es vor Ihrer Tür steht.'],
      ['Dreißig Tage Bedenkzeit', 'Sehen Sie es sich in Ihrem Licht an. Wenn es nicht passt, schicken Sie es zurück.'],
      ['Menschen, die antworten', 'Schreiben Sie uns. Wer die Antwort kennt, meldet sich noch am selben Tag.'],
    ],
  },
  values: {
    heading: 'Was uns wichtig ist',
    items: [
      ['Nichts verschwenden', 'Aus Resten wird Kleineres, und was übrig bleibt, heizt die Werkstatt.'],
      ['Fair zu allen', 'Wer unsere Sachen macht, kann von dem leben, was er damit verdient.'],
      ['Aus der Nähe', 'Das meiste, was wir verarbeiten, ist keine Tagesfahrt entfernt.'],
    ],
  },
  ordering: {
    heading: 'So läuft eine Bestellung ab',
    items: [
      ['Aussuchen', 'Finden Sie, was Ihnen gefällt, in der passenden Größe und Farbe.'],
      ['Bezahlen', 'Mit Karte, auf Rechnung oder bei der Abholung.'],
      ['Auspacken', 'Nach zwei bis vier Tagen ist es bei Ihnen.'],
    ],
  },
  appointment: {
    heading: 'Ihr erster Besuch',
    items: [
      ['Termin wählen', 'Suchen Sie sich Tag und Uhrzeit aus. Die Bestätigung kommt per E-Mail.'],
      ['Erzählen', 'Wir hören zuerst zu und sagen, was es kostet, bevor wir anfangen.'],
      ['Zurücklehnen', 'Den Rest übernehmen wir. Bis zum Vortag können Sie jederzeit verschieben oder absagen.'],
    ],
  },
  returning: {
    heading: 'Etwas zurückschicken',
    items: [
      ['Bescheid geben', 'Öffnen Sie Ihre Bestellung und wählen Sie, was Sie zurückgeben möchten.'],
      ['Einpacken', 'Am besten in den Karton, in dem es kam. Das Etikett ist in Ihrer E-Mail.'],
      ['Geld zurück', 'Fünf Tage nach Ankunft des Pakets haben Sie es wieder.'],
    ],
  },
  figures: {
    heading: 'Ein Jahr in Zahlen',
    items: [
      ['1.200', 'Pakete, von Hand gepackt'],
      ['4,8', 'Sterne im Durchschnitt'],
      ['Neun', 'Menschen in der Werkstatt'],
      ['100 %', 'Strom vom eigenen Dach'],
    ],
  },
  voices: {
    heading: 'Das sagen andere',
    items: [
      ['Es kam einen Tag früher und sieht besser aus als auf den Bildern.', 'Kundin seit dem Frühjahr'],
      ['Ich wollte eine Sache und ging mit dreien. Bisher bereue ich nichts.', 'Aus der Nachbarschaft'],
      ['Meine Frage war am Sonntagabend beantwortet. Wer macht das schon?', 'Erste Bestellung'],
    ],
  },
  quote: {
    text: 'Ich hatte schon günstigere. Die habe ich auch schon weggeworfen.',
    role: 'die ihren ersten noch benutzt',
  },
  delivery: {
    heading: 'Fragen zum Versand',
    items: [
      ['Wie lange dauert es?', 'Im Inland zwei bis vier Werktage, ins Ausland bis zu einer Woche.'],
      [
        'Was kostet es?',
        'Sie sehen den Preis an der Kasse, bevor Sie bezahlen. Größere Bestellungen kosten keinen Versand.',
      ],
      [
        'Kann ich selbst abholen?',
        'Ja. Wählen Sie an der Kasse die Abholung. Wir schreiben Ihnen, sobald alles bereitliegt.',
      ],
      ['Etwas ist kaputt. Was nun?', 'Schicken Sie uns ein Bild. Wir ersetzen es oder erstatten Ihnen den Preis.'],
    ],
  },
  visiting: {
    heading: 'Bevor Sie kommen',
    items: [
      [
        'Brauche ich einen Termin?',
        'Am besten ja. Wenn Sie vorbeikommen und wir Zeit haben, sind Sie auch so willkommen.',
      ],
      ['Wo kann ich parken?', 'Im Hof hinter dem Haus sind Plätze. Die Straßenbahn hält vor der Tür.'],
      ['Kann ich absagen?', 'Bis zum Vortag, und zwar kostenlos.'],
    ],
  },
  menu: {
    heading: 'An der Theke',
    text: 'Alle Preise inklusive Mehrwertsteuer. Zu Allergenen geben wir gern Auskunft.',
    items: [
      ['Filterkaffee', 'Zwei Straßen weiter geröstet', '2,80 €'],
      ['Milchkaffee', 'Mit Kuhmilch oder Haferdrink', '3,40 €'],
      ['Hörnchen', 'Pur oder mit Mandeln', '2,50 €'],
      ['Brot des Tages', 'Halbes oder ganzes', '4,90 €'],
      ['Suppe', 'Solange sie reicht', '6,50 €'],
      ['Kuchen', 'Das Stück', '3,90 €'],
    ],
  },
  prices: {
    heading: 'Was es kostet',
    text: 'Alle Preise inklusive Mehrwertsteuer. Was länger dauert, besprechen wir vorher.',
    items: [
      ['Erstgespräch', '30 Minuten', 'kostenlos'],
      ['Einzelsitzung', '60 Minuten', '85 €'],
      ['Fünf Sitzungen', 'Innerhalb eines Jahres', '390 €'],
    ],
  },
  hours: {
    heading: 'Öffnungszeiten',
    text: 'An Feiertagen ist geschlossen.',
    items: [
      ['Montag', 'geschlossen'],
      ['Dienstag bis Freitag', '10–18 Uhr'],
      ['Samstag', '10–14 Uhr'],
    ],
  },
  visit: {
    heading: 'So finden Sie uns',
    text: 'Im Hof, zweite Tür links. Wenn abgeschlossen ist, klingeln Sie bitte.',
    address: 'Musterstraße 12\n10115 Berlin',
  },
  elsewhere: { heading: 'Mehr von uns', text: 'Bilder aus der Werkstatt, jeden zweiten Tag.', account: '@ihrname' },
  team: {
    heading: 'Wem Sie hier begegnen',
    text: 'Vier Menschen, ein langer Tisch und ein Hund, der für die Pausen zuständig ist.',
    items: [
      ['Gründerin', 'Zeichnet erst und misst dann.'],
      ['Werkstatt', 'Erkennt jede Maschine am Klang.'],
      ['Bestellungen', 'Hat noch kein Paket verloren.'],
      ['Bilder', 'Wartet auf das richtige Licht.'],
    ],
  },
  history: {
    heading: 'Wie es dazu kam',
    items: [
      ['Ein Küchentisch', 'Nach Feierabend entstehen die ersten zwanzig Stücke, für Freunde.'],
      ['Eigene vier Wände', 'Wir mieten die alte Druckerei und kaufen die erste große Maschine.'],
      ['Der Laden öffnet', 'Was es nur auf Bestellung gab, steht nun im Regal.'],
      ['Heute', 'Neun Menschen, zwei Hunde und noch immer derselbe Tisch.'],
    ],
  },
  details: {
    heading: 'Gut zu wissen',
    items: [
      ['Holz', 'Massive Eiche aus nachhaltig bewirtschafteten Wäldern, geölt und gewachst.'],
      ['Pflege', 'Ein feuchtes Tuch genügt. Einmal im Jahr geölt, altert es in Würde.'],
      ['Versand', 'Am Stück, ohne Plastik, in zwei bis vier Tagen.'],
    ],
  },
  sizes: {
    heading: 'Größen',
    text: 'Flach liegend gemessen, in Zentimetern.',
    head: ['Größe', 'Brust', 'Länge', 'Ärmel'],
  },
  shipping: {
    heading: 'Lieferzeiten und Kosten',
    head: ['Wohin', 'Wie lange', 'Kosten'],
    items: [
      ['Deutschland', '2–3 Tage', '4,90 €'],
      ['Europäische Union', '4–6 Tage', '9,90 €'],
      ['Andere Länder', '7–14 Tage', '19,90 €'],
    ],
  },
  comparing: {
    heading: 'Welcher passt zu Ihnen?',
    head: ['Tisch', 'Klein', 'Mittel', 'Groß'],
    items: [
      ['Plätze', 'zwei', 'vier', 'sechs'],
      ['Gebaut in', 'zwei Wochen', 'drei Wochen', 'vier Wochen'],
      ['Preis', '190 €', '290 €', '420 €'],
    ],
  },
  files: {
    heading: 'Zum Mitnehmen',
    items: [
      ['Aufbauanleitung', 'Schritt für Schritt'],
      ['Pflegehinweise', 'Was ihm guttut und was nicht'],
    ],
  },
  story: {
    eyebrow: 'Wer wir sind',
    heading: 'Am Anfang war ein kaputter Stuhl',
    text: 'Niemand wollte ihn reparieren, also lernten wir es selbst. Zehn Jahre später bauen wir eigene, in einem Hof mitten in der Stadt, und reparieren die anderen noch immer.',
  },
  workshop: {
    eyebrow: 'Wo es entsteht',
    heading: 'Ein Raum, viele Hände',
    text: 'Alles, was wir verkaufen, wird unter einem Dach gezeichnet, zugeschnitten und fertig gemacht. Das dauert länger, aber so kennen wir jedes Stück.',
  },
  letter: {
    heading: 'Schön, dass Sie da sind',
    paragraphs: [
      'Diesen Laden gibt es, weil wir nicht finden konnten, was wir suchten. Es hat länger gedauert als gedacht, und wir haben mehr gelernt als geplant.',
      'Was Sie hier sehen, würden wir auch unseren Freunden geben. Wenn Sie eine Frage haben, schreiben Sie uns. Wir lesen alles selbst.',
    ],
  },
  sides: {
    heading: 'Zwei Wege zu Ihnen',
    items: [
      ['Schicken lassen', 'Hier bestellen, und nach zwei bis vier Tagen ist es da.'],
      ['Abholen', 'Hier bestellen, und vom nächsten Morgen an liegt es in der Werkstatt bereit.'],
    ],
  },
  pictures: { heading: 'Aus der Werkstatt', text: 'Was zwischen der Zeichnung und dem Paket geschieht.' },
  partners: { heading: 'Hier finden Sie uns auch' },
  compare: {
    heading: 'Vorher und nachher',
    text: 'Derselbe Stuhl, drei Wochen später.',
    before: 'Vorher',
    after: 'Nachher',
  },
  film: { heading: 'Zwei Minuten in der Werkstatt', text: 'Vom Brett zum fertigen Stück.' },
};
