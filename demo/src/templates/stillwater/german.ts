/** What the practice says, in German. */
import type { Words } from './english.ts';
import { german } from './treatment-words.ts';

export const de: Words = {
  menu: { treatments: 'Behandlungen', first: 'Erster Besuch', practice: 'Die Praxis', gift: 'Zeit schenken' },
  footer: 'Massage und Atem am See. Dienstag bis Samstag, nach Vereinbarung.',
  intro: {
    heading: 'Eine Stunde, in der niemand etwas von Ihnen will',
    text: [
      'Massage und Atemarbeit in einem stillen Haus am Wasser. Ein Mensch nach dem anderen, warme Hände, keine Musik mit Walen.',
    ],
    more: 'Behandlung aussuchen',
  },
  list: {
    heading: 'Was wir tun',
    lines: [
      ['Rücken und Schultern', 'Wo sich die meisten Tage hinsetzen', '30, 60 oder 90 Min.'],
      ['Von Kopf bis Fuß', 'Alles, in einem Zug und ohne Eile', '60 oder 90 Min.'],
      ['Kopf, Nacken und Kiefer', 'Für alle, die nachts mit den Zähnen arbeiten', '30 oder 60 Min.'],
      ['Warme Steine', 'Basalt vom Ufer, geduldig erwärmt', '60 oder 90 Min.'],
      ['Atmen lernen', 'Sie können es schon. Hier geht es um das Wie', '60 oder 90 Min.'],
    ],
  },
  lakeAlt: 'Ein See am Morgen: sanfte grüne Hügel, eine tiefe Sonne, Steine und Schilf am Ufer',
  voice: {
    text: 'Gekommen bin ich wegen der Schulter. Ich komme wieder wegen der Stille danach.',
    author: 'Henrike, jeden zweiten Donnerstag',
  },
  shown: { heading: 'Drei gute Anfänge' },
  booking: {
    heading: 'So kommen Sie zu Ihrem Termin',
    steps: [
      ['Aussuchen', 'Eine Behandlung und eine Dauer. Wenn Sie zwischen zweien schwanken, nehmen Sie die kürzere.'],
      [
        'Zahlen oder anzahlen',
        'Mit dem ganzen Preis oder einer Anzahlung für den ersten Besuch ist Ihre Stunde sicher.',
      ],
      ['Zeit wählen', 'Wir schreiben noch am selben Werktag und bieten drei Termine an. Einer passt fast immer.'],
    ],
  },
  room: {
    eyebrow: 'Das Haus',
    heading: 'Zwei Räume, ein Kessel, ein See',
    text: 'Wir sind zu dritt, und nie arbeiten mehr als zwei zugleich. Zwischen zwei Terminen liegt eine halbe Stunde, damit sich niemand mit den Schuhen in der Hand im Flur begegnet.\n\nBleiben Sie danach auf einen Tee. Die Bank neben der Tür ist für alle, die noch nicht bereit für den Verkehr sind.',
    alt: 'Ein Raum mit Bogenfenster zum See, einer Massageliege mit gefalteten Tüchern und einem Zweig in der Vase',
    more: 'Wer wir sind',
  },
  hours: {
    heading: 'Wann wir da sind',
    lines: [
      ['Dienstag bis Donnerstag', '9:00 – 19:00'],
      ['Freitag', '12:00 – 21:00'],
      ['Samstag', '9:00 – 14:00'],
      ['Sonntag, Montag', 'Der Kessel ruht'],
    ],
  },
  gift: { text: 'Eine Stunde lässt sich nicht einpacken. Ein Gutschein dafür schon.', more: 'Zum Gutschein' },
  treatments: {
    title: 'Behandlungen',
    heading: 'Behandlungen und Preise',
    text: [
      'Die Dauer ist die Zeit auf der Liege. Ankommen, Reden und Tee kommen dazu und kosten nichts. Alle Preise gelten für eine Person.',
    ],
    massage: { heading: 'Massage', text: 'Mit Öl oder durch das Tuch, fest oder leicht, wie Sie es am Tag mögen.' },
    breathing: { heading: 'Atem', text: 'Allein mit jemandem von uns oder freitagabends im Kreis.' },
    beginning: { heading: 'Neu hier', text: 'Zahlen Sie an und entscheiden Sie den Rest, wenn wir gesprochen haben.' },
    good: [
      ['Druck nach Wunsch', '„Fester“ und „sanfter“ sind hier vollständige Sätze.'],
      ['Jedes Mal frisches Leinen', 'Ohne Duft gewaschen und im Garten getrocknet, wenn das Wetter mitmacht.'],
      ['Verschieben kostet nichts', 'Bis 24 Stunden vorher. Danach bleibt die Anzahlung bei uns.'],
    ],
  },
  first: {
    title: 'Erster Besuch',
    heading: 'Was geschieht, wenn Sie zum ersten Mal kommen',
    text: 'Sehr wenig, und in dieser Reihenfolge. Sie müssen nichts mitbringen und sich auch nicht die Beine rasiert haben.',
    alt: 'Der See am Abend, mit einem blassen Mond über dunkelgrünen Hügeln',
    steps: [
      ['Sie läuten, wir öffnen', 'Kommen Sie fünf Minuten früher. Die Schuhe bleiben an der Tür, das Telefon auch.'],
      ['Wir reden', 'Zehn Minuten bei Tee: was schmerzt, was nicht, und was lieber nicht berührt werden soll.'],
      [
        'Sie legen sich hin',
        'Sie ziehen sich so weit aus, wie Sie mögen, allein. Ein Tuch bedeckt, woran wir nicht arbeiten.',
      ],
      ['Sie sagen Bescheid', 'Zu fest, zu kalt, zu gesprächig: Ein Wort genügt.'],
      ['Sie stehen langsam auf', 'Es gibt ein Glas Wasser, eine Decke und niemanden vor der Tür.'],
    ],
    questionsHeading: 'Was viele fragen, bevor sie sich trauen',
    questions: [
      [
        'Muss ich reden?',
        'Nein. Die meisten sagen ab und zu „mhm“, manche schlafen ein. Schnarchen verstehen wir als Lob.',
      ],
      [
        'Wann komme ich besser nicht?',
        'Mit Fieber, einer frischen Verletzung oder Ausschlag warten Sie, bis es vorbei ist. Wenn Sie in ärztlicher Behandlung sind, fragen Sie zuerst dort nach. Was wir tun, dient dem Wohlbefinden und ersetzt keine medizinische Behandlung.',
      ],
      [
        'Ich bin schwanger. Darf ich kommen?',
        'Ab dem vierten Monat sehr gern. Dafür gibt es eine eigene Behandlung, in Seitenlage und mit vielen Kissen.',
      ],
      [
        'Was wird aus meiner Anzahlung?',
        'Sie wird vom Preis Ihrer ersten Behandlung abgezogen. Sagen Sie bis 24 Stunden vorher ab, bekommen Sie sie zurück.',
      ],
      [
        'Kann ich aussuchen, wer mich behandelt?',
        'Ja. Sagen Sie es, wenn wir Ihnen wegen der Zeit schreiben, dann wird es diese Person oder ein anderer Tag.',
      ],
    ],
    deposit: { text: 'Dreißig Minuten sind ein guter Anfang.', more: 'Für den ersten Besuch anzahlen' },
  },
  practice: {
    title: 'Die Praxis',
    heading: 'Ein Haus, das gelernt hat, still zu sein',
    text: [
      'Bis 1989 war dies das Haus des Fährmanns. Die Fähre ist fort; geblieben sind der Blick, ein sehr guter Ofen und eine Glocke, die wir in Filz gewickelt haben.',
      'Edda hat 2011 mit einer Liege angefangen. Jonas kam zur Massage und blieb, Mirjam brachte den Atem mit. Wir sagen gern, das Haus habe uns ausgesucht; einen Mietvertrag haben wir trotzdem unterschrieben.',
    ],
    houseAlt: 'Ein niedriges Haus mit grüner Bogentür, runden Bäumen und einem Weg aus flachen Steinen',
    teamHeading: 'Drei Paar Hände',
    team: [
      ['Edda Lindqvist', 'Massage von Kopf bis Fuß', 'Hat warme Hände und kurze Sätze.'],
      ['Jonas Amadi', 'Rücken, Nacken, Steine', 'Findet die Stelle, bevor Sie fertig gezeigt haben.'],
      ['Mirjam Voss', 'Atem, Schwangerschaft', 'Zählt ruhiger bis vier als alle, die wir kennen.'],
    ],
    teamAlts: [
      'Edda mit grauem Haarknoten und geschlossenen Augen',
      'Jonas mit kurzem dunklem Haar und geschlossenen Augen',
      'Mirjam mit langem braunem Haar und geschlossenen Augen',
    ],
    addressHeading: 'So finden Sie uns',
    address: 'Fährgasse 3\nDie grüne Tür, letztes Haus vor dem Wasser',
    addressText:
      'Bus bis „Alter Anleger“, dann vier Minuten zu Fuß. Zwei Parkplätze, beide unter dem Baum mit den Vögeln.',
  },
  categories: {
    massage: ['Massage', 'Von dreißig Minuten für die Schultern bis zu anderthalb Stunden für alles.'],
    breathing: ['Atem', 'Allein mit jemandem von uns oder im Kreis zu acht.'],
    'first-visit': ['Erster Besuch', 'Für alle, die uns erst kennenlernen möchten.'],
  },
  products: german,
  length: { name: 'Dauer', minutes: 'Minuten' },
};
