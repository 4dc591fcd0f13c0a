/** What the practice says, in each language. */
import type { TemplateLanguage } from '../template.ts';
import { english, german } from './treatment-words.ts';

const en = {
  menu: { treatments: 'Treatments', first: 'First visit', practice: 'The practice', gift: 'Give an hour' },
  footer: 'Massage and breathing by the lake. Tuesday to Saturday, by appointment.',
  intro: {
    heading: 'An hour in which nobody wants anything from you',
    text: [
      'Massage and breathing in a quiet house by the water. One person at a time, warm hands, no music with whales in it.',
    ],
    more: 'Choose a treatment',
  },
  list: {
    heading: 'What we do',
    lines: [
      ['Back and shoulders', 'Where most days end up sitting', '30, 60 or 90 min'],
      ['From head to toe', 'Everything, in one unhurried go', '60 or 90 min'],
      ['Head, neck and jaw', 'For people who grind their teeth at night', '30 or 60 min'],
      ['Warm stones', 'Basalt from the shore, patiently heated', '60 or 90 min'],
      ['Learning to breathe', 'You already can. This is about how', '60 or 90 min'],
    ],
  },
  lakeAlt: 'A lake in the morning: soft green hills, a low sun, stones and reeds at the edge of the water',
  voice: {
    text: 'I came because of my shoulder. I keep coming because of the silence afterwards.',
    author: 'Henrike, every second Thursday',
  },
  shown: { heading: 'Three good beginnings' },
  booking: {
    heading: 'How you get your appointment',
    steps: [
      ['Choose', 'A treatment and a length. If you hesitate between two, take the shorter one.'],
      ['Pay, or leave a deposit', 'With the whole price or a deposit for the first visit, your hour is kept.'],
      ['Pick a time', 'We write on the same working day and offer you three. One of them usually fits.'],
    ],
  },
  room: {
    eyebrow: 'The house',
    heading: 'Two rooms, one kettle, one lake',
    text: 'We are three, and never more than two of us work at once. Between two appointments lies half an hour, so nobody meets in the hall with their shoes in their hands.\n\nStay for tea afterwards. The bench by the door is for people who are not ready for traffic yet.',
    alt: 'A room with an arched window to the lake, a massage table with folded towels and a vase with a branch',
    more: 'Who we are',
  },
  hours: {
    heading: 'When we are here',
    lines: [
      ['Tuesday to Thursday', '9:00 – 19:00'],
      ['Friday', '12:00 – 21:00'],
      ['Saturday', '9:00 – 14:00'],
      ['Sunday, Monday', 'The kettle rests'],
    ],
  },
  gift: { text: 'You can’t wrap an hour. A voucher for one, you can.', more: 'To the gift voucher' },
  treatments: {
    title: 'Treatments',
    heading: 'Treatments and prices',
    text: [
      'Lengths are the time on the table. Arriving, talking and tea come on top and cost nothing. Prices are for one person.',
    ],
    massage: { heading: 'Massage', text: 'With oil or through a cloth, firm or light, as you say on the day.' },
    breathing: { heading: 'Breathing', text: 'Alone with one of us, or in the circle on Friday evenings.' },
    beginning: { heading: 'New here', text: 'Leave a deposit, decide on the rest when we have talked.' },
    good: [
      ['Pressure on request', '“Harder” and “softer” are complete sentences here.'],
      ['Linen, fresh each time', 'Washed without scent and dried in the garden when the weather agrees.'],
      ['Move it for free', 'Until 24 hours before. Later, the deposit stays with us.'],
    ],
  },
  first: {
    title: 'First visit',
    heading: 'What happens when you come for the first time',
    text: 'Very little, and in this order. You need to bring nothing, and you need not have shaved your legs.',
    alt: 'The lake in the evening, with a pale moon above dark green hills',
    steps: [
      ['You ring, we open', 'Come five minutes early. Shoes stay by the door, and so does the phone.'],
      ['We talk', 'Ten minutes with tea: what hurts, what does not, what you would rather not have touched.'],
      ['You lie down', 'You undress as far as you like, alone. A cloth covers whatever is not being worked on.'],
      ['You say when', 'Too firm, too cold, too chatty: one word is enough.'],
      ['You get up slowly', 'There is a glass of water, a blanket, and nobody at the door.'],
    ],
    questionsHeading: 'What people ask before they dare',
    questions: [
      [
        'Do I have to talk?',
        'No. Most people say “mm” now and then, and some fall asleep. We take snoring as a compliment.',
      ],
      [
        'When should I rather not come?',
        'With a fever, a fresh injury or a rash, wait until it is over. If you are being treated by a doctor, ask there first. What we do is for well-being and replaces no medical treatment.',
      ],
      [
        'I am pregnant. Can I come?',
        'From the fourth month on, gladly. There is a treatment of its own for it, lying on your side with many cushions.',
      ],
      [
        'What happens to my deposit?',
        'It is taken off the price of your first treatment. If you cancel up to 24 hours before, you get it back.',
      ],
      [
        'Can I choose who treats me?',
        'Yes. Tell us when we write to you about the time, and it is that person or another day.',
      ],
    ],
    deposit: { text: 'Thirty minutes are a good beginning.', more: 'Leave a deposit for a first visit' },
  },
  practice: {
    title: 'The practice',
    heading: 'A house that has learned to be quiet',
    text: [
      'Until 1989 this was the ferryman’s house. The ferry is gone; what remained is the view, a very good stove and a bell that we have wrapped in felt.',
      'Edda began here in 2011 with one table. Jonas came for a massage and stayed, Mirjam brought the breathing. We like to think that the house chose us, but we also signed a lease.',
    ],
    houseAlt: 'A low house with a green arched door, round trees and a path of flat stones',
    teamHeading: 'Three pairs of hands',
    team: [
      ['Edda Lindqvist', 'Massage, head to toe', 'Has warm hands and short sentences.'],
      ['Jonas Amadi', 'Back, neck, stones', 'Finds the spot before you have finished pointing.'],
      ['Mirjam Voss', 'Breathing, pregnancy', 'Counts to four more calmly than anyone we know.'],
    ],
    teamAlts: [
      'Edda, with grey hair in a bun and her eyes closed',
      'Jonas, with short dark hair and his eyes closed',
      'Mirjam, with long brown hair and her eyes closed',
    ],
    addressHeading: 'How to find us',
    address: 'Ferry Lane 3\nThe green door, last house before the water',
    addressText:
      'Bus to “Old Landing”, then four minutes on foot. Two parking spaces, both under the tree with the birds.',
  },
  categories: {
    massage: ['Massage', 'From thirty minutes for the shoulders to an hour and a half for all of you.'],
    breathing: ['Breathing', 'Alone with one of us, or in a circle of eight.'],
    'first-visit': ['First visit', 'For those who want to meet us first.'],
  },
  products: english,
  length: { name: 'Length', minutes: 'minutes' },
};

export type Words = typeof en;

const de: Words = {
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

export const words: Record<TemplateLanguage, Words> = { en, de };
