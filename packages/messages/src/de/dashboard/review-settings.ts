import type { reviewSettings as English } from '../../en/dashboard/review-settings.ts';
import { plural } from '../grammar.ts';

export const reviewSettings: typeof English = {
  asking: {
    off: 'Kunden werden nicht um Bewertungen gebeten.',
    atOnce:
      'Sobald eine Bestellung versendet ist, geht eine E-Mail an die Kundin oder den Kunden, mit einem Link, über den sich der Einkauf ohne Anmeldung bewerten lässt.',
    later: (days) =>
      plural(days, {
        one: '# Tag nach dem Versand einer Bestellung geht eine E-Mail an die Kundin oder den Kunden, mit einem Link, über den sich der Einkauf ohne Anmeldung bewerten lässt.',
        other:
          '# Tage nach dem Versand einer Bestellung geht eine E-Mail an die Kundin oder den Kunden, mit einem Link, über den sich der Einkauf ohne Anmeldung bewerten lässt.',
      }),
    reminded: (days) =>
      plural(days, {
        one: 'Wer nichts geschrieben hat, wird # Tag danach einmal erinnert.',
        other: 'Wer nichts geschrieben hat, wird # Tage danach einmal erinnert.',
      }),
    title: 'Um Bewertungen bitten',
    on: 'Kunden per E-Mail um Bewertungen bitten',
    days: 'Tage nach dem Versand der Bestellung',
    reminder: 'Kunden, die nichts geschrieben haben, einmal erinnern',
    reminderDays: 'Tage nach der ersten E-Mail',
    wrongDays: (least, most) => `Geben Sie eine Zahl von ${least} bis ${most} ein`,
  },
  requests: {
    title: 'Bewertungsanfragen',
    nouns: {
      one: 'Anfrage',
      many: 'Anfragen',
    },
    status: 'Status',
    all: 'Alle',
    dueFirst: 'Nächste Fälligkeit zuerst',
    states: {
      SCHEDULED: 'Geplant',
      SENT: 'Gesendet',
      FAILED: 'Fehlgeschlagen',
      CANCELED: 'Abgebrochen',
    },
    noContact: 'Ein gelöschter Kontakt',
    failures: {
      BOUNCED: 'Die Adresse gibt es nicht',
      ACTIVATION_FAILED: 'Die E-Mail konnte nicht zugestellt werden',
      SUBSCRIPTION_INACTIVE: 'Die Person hat sich abgemeldet',
    },
    written: (count) => plural(count, { one: '# Bewertung geschrieben', other: '# Bewertungen geschrieben' }),
    opened: 'Geöffnet',
    customer: 'Kunde',
    products: 'Produkte',
    order: 'Bestellung',
    orderNumbered: (number) => `Bestellung ${number}`,
    due: 'Fällig',
    link: 'Link',
    linkFor: (name) => `Link für ${name}`,
    none: 'Noch keine Anfragen',
    noneText:
      'Sobald Anfragen eingeschaltet sind, werden Kunden nach dem Versand ihrer Bestellungen um Bewertungen gebeten.',
    deleteText: 'Gesendete Anfragen bleiben in der Liste.',
    cancel: 'Anfragen abbrechen',
    wereCancelled: (count) =>
      plural(count, { one: '# Anfrage wurde abgebrochen', other: '# Anfragen wurden abgebrochen' }),
    wereDeleted: (count) => plural(count, { one: '# Anfrage wurde gelöscht', other: '# Anfragen wurden gelöscht' }),
  },
  summary: {
    title: 'Was mit einer neuen Bewertung geschieht',
    who: {
      EVERYBODY: 'Alle können Ihre Produkte bewerten.',
      MEMBERS: 'Nur angemeldete Mitglieder können Ihre Produkte bewerten.',
      BUYERS: 'Nur wer ein Produkt gekauft hat, kann es bewerten.',
    },
    allHeld: 'Jede neue Bewertung wartet, bis jemand aus Ihrem Team sie freigibt.',
    newRejected: (conditions) => `Eine neue Bewertung wird abgelehnt, wenn sie ${conditions}.`,
    newHeld: (conditions) => `Eine neue Bewertung wartet auf Freigabe, wenn sie ${conditions}.`,
    alsoHeld: (conditions) => `Sie wartet auf Freigabe, wenn sie ${conditions}.`,
    othersPublished: 'Alle anderen werden sofort veröffentlicht.',
    swearWord: 'ein Schimpfwort enthält',
    ownWord: (count) =>
      plural(count, {
        one: 'ein Schimpfwort oder Ihr eigenes Wort enthält',
        other: 'ein Schimpfwort oder eines Ihrer # eigenen Wörter enthält',
      }),
    oneStar: 'nur 1 Stern hat',
    stars: (rating) => `höchstens ${rating} Sterne hat`,
    idleWords: 'Nach diesen Wörtern wird nur gesucht, wenn Regeln entscheiden.',
    idleWithoutRule: 'Nach diesen Wörtern wird nur gesucht, wenn es eine Regel für unerwünschte Wörter gibt.',
  },
  reviewing: 'Bewerten',
  who: {
    label: 'Wer Produkte bewerten kann',
    EVERYBODY: 'Alle',
    everybodyText: 'Besucher geben Namen und E-Mail-Adresse an',
    MEMBERS: 'Mitglieder',
    membersText: 'Wer angemeldet ist',
    BUYERS: 'Kunden',
    buyersText: 'Wer das Produkt gekauft hat',
  },
  moderation: 'Moderation',
  modes: {
    label: 'Neue Bewertungen',
    RULES: 'Regeln entscheiden',
    rulesText: 'Bewertungen werden veröffentlicht, wenn keine Ihrer Regeln zutrifft',
    MANUAL: 'Ihr Team entscheidet',
    manualText: 'Alle Bewertungen warten auf Freigabe',
    AUTOMATIC: 'Alle werden veröffentlicht',
    automaticText: 'Außer denen mit Web- oder E-Mail-Adressen und wiederholten Texten: Sie warten immer',
  },
  rules: {
    title: 'Regeln',
    text: 'Treffen mehrere zu, gilt die strengste. Web- und E-Mail-Adressen und wiederholte Texte warten in jedem Fall mindestens.',
    none: 'Noch keine Regeln.',
    add: 'Regel hinzufügen',
    numbered: (number) => `Regel ${number}`,
    reviewsWith: 'Bewertungen',
    trigger: (number) => `Wonach Regel ${number} sucht`,
    rating: (number) => `Sterne von Regel ${number}`,
    action: (number) => `Was Regel ${number} bewirkt`,
    remove: (number) => `Regel ${number} entfernen`,
    triggers: {
      PROFANITY: 'mit unerwünschten Wörtern',
      LINK: 'mit einer Web- oder E-Mail-Adresse',
      REPEATED_TEXT: 'mit dem Text einer anderen Bewertung',
      RATING_AT_MOST: 'mit wenigen Sternen',
      UNVERIFIED: 'ohne Kauf des Produkts',
      IMAGE: 'mit einem Bild',
      VIDEO: 'mit einem Video',
    },
    ratings: {
      '1': '1 Stern',
      '2': 'höchstens 2 Sterne',
      '3': 'höchstens 3 Sterne',
      '4': 'höchstens 4 Sterne',
    },
    actions: {
      NEEDS_MANUAL_APPROVAL: 'warten auf Freigabe',
      REJECT: 'werden abgelehnt',
    },
  },
  ownWords: {
    label: 'Ihre eigenen Wörter',
    text: 'Auf Ihrer Website unerwünscht, zusätzlich zu englischen und deutschen Schimpfwörtern. Drücken Sie nach jedem die Eingabetaste.',
    tooLong: 'Wörter haben höchstens 100 Zeichen',
  },
};
