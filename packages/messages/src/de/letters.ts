import type { letters as English } from '../en/letters.ts';
import { number, plural } from './grammar.ts';

export const letters: typeof English = {
  facts: {
    time: 'Zeitpunkt',
    address: 'Adresse',
    program: 'Programm',
    unknown: 'unbekannt',
    item: (quantity, name) => `${number(quantity)} × ${name}`,
  },
  code: {
    subject: (code, sender) => `${code} ist Ihr Code für ${sender}`,
    code: (code) => `Ihr Code lautet ${code}.`,
    validity: 'Er ist 10 Minuten gültig. Geben Sie ihn nicht weiter.',
    closing: 'Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  recovery: {
    subject: (sender) => `Neues Passwort für ${sender}`,
    text: 'Jemand hat ein neues Passwort für Ihr Konto angefordert. Der Link ist eine Stunde gültig und funktioniert nur einmal.',
    link: 'Neues Passwort festlegen',
    closing: 'Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  activation: {
    subject: (sender) => `Ihr Konto bei ${sender}`,
    text: (sender) =>
      `${sender} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, um sich anzumelden. Der Link ist eine Woche gültig und funktioniert nur einmal.`,
    link: 'Passwort wählen',
    closing: 'Wenn Sie das Konto nicht möchten, können Sie diese E-Mail ignorieren.',
  },
  approved: {
    subject: (sender) => `Willkommen bei ${sender}`,
    text: (sender) => `${sender} hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.`,
    closing: 'Wenn Sie kein Konto angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  approvalAwaited: {
    subject: (count, latest, sender) =>
      `${plural(count, { one: `${latest} wartet`, other: '# Personen warten' })} auf Ihre Freigabe bei ${sender}`,
    text: (count, latest, sender) =>
      `${plural(count, { one: `${latest} möchte`, other: '# Personen möchten' })} Mitglied bei ${sender} werden.`,
    latest: (latest) => `Zuletzt hat sich ${latest} registriert.`,
    link: 'Anfragen ansehen',
    closing:
      'Sie erhalten höchstens eine solche E-Mail pro Stunde. Wer sie erhält, legen Sie in den Einstellungen unter Anmeldung fest.',
  },
  newDevice: {
    subject: (sender) => `Neue Anmeldung in Ihrem Konto bei ${sender}`,
    text: 'Jemand hat sich mit einem Gerät in Ihrem Konto angemeldet, das wir noch nicht kennen.',
    closing:
      'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest. Dadurch werden alle Geräte abgemeldet.',
  },
  passwordChanged: {
    subject: (sender) => `Ihr Passwort für ${sender} wurde geändert`,
    text: 'Das Passwort Ihres Kontos wurde geändert. Andere Geräte wurden abgemeldet.',
    closing: 'Wenn Sie es nicht waren, setzen Sie Ihr Passwort sofort über die Anmeldeseite zurück.',
  },
  wrongCodes: {
    subject: (sender) => `Jemand hat versucht, sich in Ihrem Konto bei ${sender} anzumelden`,
    text: 'Jemand hat Ihr Passwort eingegeben und danach falsche Codes. Die Anmeldung ist nicht gelungen.',
    closing: 'Wenn Sie es nicht waren, legen Sie ein neues Passwort fest: Ihr bisheriges ist jemandem bekannt.',
  },
  factorsChanged: {
    subject: (sender) => `Ihre Anmeldeeinstellungen bei ${sender} wurden geändert`,
    changes: {
      EMAIL_ADDED: () => 'Ab jetzt schicken wir Ihnen bei jeder Anmeldung einen Code per E-Mail.',
      TOTP_ADDED: () => 'Ihrem Konto wurde eine Authentifizierungs-App hinzugefügt.',
      WEBAUTHN_ADDED: (name) => `Ihrem Konto wurde der Passkey „${name}“ hinzugefügt.`,
      RECOVERY_CODES_CREATED: () => 'Neue Wiederherstellungscodes wurden erstellt. Ältere gelten nicht mehr.',
      REMOVED: (name) => `„${name}“ wurde entfernt und wird bei der Anmeldung nicht mehr verlangt.`,
    },
    closing:
      'Wenn Sie es nicht waren, legen Sie sofort ein neues Passwort fest und entfernen Sie alles, was Sie nicht kennen.',
  },
  addressChanged: {
    subject: (sender) => `Ihre Anmeldeadresse für ${sender} wurde geändert`,
    text: (address) => `Ab jetzt melden Sie sich mit ${address} an.`,
    closing: 'Wenn Sie es nicht waren, geben Sie uns bitte sofort Bescheid.',
  },
  invitation: {
    subject: (siteName) => `Einladung ins Team von ${siteName}`,
    text: (invitedBy, siteName, role) =>
      `${invitedBy} lädt Sie ein, an ${siteName} mitzuarbeiten. Ihre Rolle: ${role}.`,
    link: 'Dem Team beitreten',
    closing:
      'Der Link ist eine Woche gültig und funktioniert nur einmal. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
  signUp: {
    subject: (siteName) => `Noch ein Schritt bis zu ${siteName}`,
    text: (siteName) =>
      `Wählen Sie ein Passwort und eine Adresse für ${siteName}. Danach ist Ihre Website sofort erreichbar.`,
    link: 'Meine Website eröffnen',
    closing:
      'Der Link ist einen Tag gültig und funktioniert nur einmal. Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren: Es geschieht nichts.',
  },
  signUpKnown: {
    subject: 'Sie haben bereits ein Konto',
    text: (siteName) =>
      `Jemand hat mit Ihrer E-Mail-Adresse eine Website namens ${siteName} angemeldet. Sie haben bereits ein Konto. Melden Sie sich an, um eine weitere Website anzulegen.`,
    link: 'Anmelden',
    closing: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Es hat sich nichts geändert.',
  },
  siteDeleted: {
    subject: (siteName) => `${siteName} liegt im Papierkorb`,
    text: (siteName, date) =>
      `${siteName} wurde in den Papierkorb verschoben und ist für Besucher nicht mehr erreichbar. Am ${date} wird die Website endgültig gelöscht. Bis dahin können Sie sie unverändert wiederherstellen.`,
    link: 'Ihre Websites ansehen',
    closing: 'Wenn Sie das nicht waren, stellen Sie die Website wieder her und ändern Sie Ihr Passwort.',
  },
  siteOffered: {
    subject: (siteName) => `${siteName} kann Ihnen gehören`,
    text: (offeredBy, siteName) =>
      `${offeredBy} möchte Ihnen die Website ${siteName} übertragen, mit allen Bestellungen, Kunden und Dateien. Sie gehört Ihnen, sobald Sie zustimmen.`,
    link: 'Angebot ansehen',
    closing:
      'Der Link funktioniert einmal und läuft nach einer Woche ab. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
  siteGiven: {
    subject: (siteName) => `${siteName} gehört jetzt jemand anderem`,
    text: (email, siteName) => `${email} hat ${siteName} übernommen. Die Website ist damit nicht mehr Ihre.`,
    stays: 'Sie bleiben mit der Rolle Admin im Team.',
    leaves: 'Sie haben keinen Zugang mehr zu ihr.',
    link: 'Ihre Websites ansehen',
  },
  siteReceived: {
    subject: (siteName) => `${siteName} gehört Ihnen`,
    text: (siteName) => `Die Website ${siteName} gehört jetzt Ihnen.`,
    stays: (former) => `${former} bleibt mit der Rolle Admin im Team.`,
    check:
      'Zahlungskonten, API-Schlüssel und Team sind so, wie sie waren. Prüfen Sie in den Einstellungen, ob das so bleiben soll.',
    link: 'Ihre Websites ansehen',
  },
  signUpInvitation: {
    subject: 'Sie sind eingeladen, eine Website anzulegen',
    text: (invitedBy) => `${invitedBy} lädt Sie ein, eine eigene Website anzulegen.`,
    link: 'Website anlegen',
    closing:
      'Der Link ist eine Woche gültig und funktioniert nur einmal. Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
  },
  backInStock: {
    subject: (product) => `${product} ist wieder erhältlich`,
    text: (product) => `${product} ist wieder auf Lager.`,
    link: (product) => `${product} ansehen`,
    closing: (sender) => `Sie haben ${sender} um diese Nachricht gebeten. Weitere E-Mails dazu erhalten Sie nicht.`,
  },
  orderConfirmation: {
    subject: (orderNumber) => `Ihre Bestellung ${orderNumber}`,
    thanks: 'Vielen Dank für Ihre Bestellung.',
    payment: 'Sie zahlen später, wie vereinbart.',
    paidInPart: (paid, left) => `Sie haben ${paid} bezahlt. Die restlichen ${left} zahlen Sie später.`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    fees: 'Gebühren',
    tax: 'MwSt.',
    includedTax: 'Enthaltene MwSt.',
    taxExempt: 'Befreit',
    total: 'Gesamtsumme',
    afterTrial: 'Nach dem Probezeitraum',
    giftCard: (ending) => `Bezahlt mit der Geschenkkarte mit der Endung ${ending}`,
    paidSoFar: 'Bezahlt',
    stillToPay: 'Noch zu zahlen',
    deposit: (amount) => `Anzahlung: je ${amount}`,
    orderNumber: 'Bestellnummer',
    orderDate: 'Datum',
    deliveryAddress: 'Lieferadresse',
    pickup: 'Abholung',
    pickupAddress: 'Abholadresse',
    delivery: 'Lieferung',
    billingAddress: 'Rechnungsadresse',
    note: 'Ihre Anmerkung',
    link: 'Bestellung ansehen',
    closing: 'Wenn etwas nicht stimmt, schreiben Sie uns bitte.',
  },
  newOrder: {
    subject: (orderNumber, total) => `Neue Bestellung ${orderNumber}: ${total}`,
    paid: (total) => `Gerade ist eine Bestellung über ${total} eingegangen. Sie ist bezahlt.`,
    unpaid: (total) => `Gerade ist eine Bestellung über ${total} eingegangen. Sie ist noch nicht bezahlt.`,
    total: 'Gesamtbetrag',
    customer: 'Kundschaft',
    delivery: 'Versand',
    note: 'Anmerkung zur Bestellung',
    link: 'Bestellung öffnen',
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  downloads: {
    subject: (orderNumber) => `Ihre Downloads zu Bestellung ${orderNumber}`,
    text: 'Vielen Dank für Ihre Zahlung. Diese Dateien stehen auf der Seite Ihrer Bestellung bereit:',
    link: 'Dateien herunterladen',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  reviewWaiting: {
    subject: (product) => `Neue Bewertung zu ${product} wartet auf Sie`,
    text: 'Jemand hat eine Bewertung geschrieben. Sie erscheint auf Ihrer Website, sobald Sie sie freigeben.',
    rating: 'Bewertung',
    stars: (count) => `${count} von 5 Sternen`,
    author: 'Von',
    review: 'Text',
    link: 'Freigeben oder ablehnen',
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  chargeback: {
    subject: (orderNumber, amount) => `Rückbuchung über ${amount}: Bestellung ${orderNumber}`,
    text: (amount) => `Die Bank hat ${amount} zurückgebucht.`,
    advice:
      'Wenn Sie widersprechen möchten, wenden Sie sich bald an Ihren Zahlungsanbieter. Meist gilt dafür eine Frist.',
    link: 'Bestellung öffnen',
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  lowStock: {
    subject: (count) => (count === 1 ? 'Ein Artikel geht zur Neige' : `${count} Artikel gehen zur Neige`),
    text: 'Diese Artikel sind ausverkauft oder fast ausverkauft. Wir erwähnen sie erst wieder, wenn Sie sie aufgefüllt haben oder wenn sie ganz ausverkauft sind.',
    left: (quantity) => (quantity > 0 ? `Noch ${quantity}` : 'Ausverkauft'),
    link: 'Lagerbestand öffnen',
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  weeklySummary: {
    subject: (shop, sales) => `Letzte Woche bei ${shop}: ${sales}`,
    text: (from, to) => `So lief es in Ihrem Shop vom ${from} bis ${to}, verglichen mit der Woche davor.`,
    sales: 'Umsatz',
    orders: 'Bestellungen',
    average: 'Durchschnittliche Bestellung',
    compared: (current, previous) => `${current} (davor: ${previous})`,
    sold: (count) => `${count} verkauft`,
    lowStock: 'Artikel, die zur Neige gehen',
    link: 'Berichte öffnen',
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  paymentReceived: {
    subject: (orderNumber) => `Ihre Zahlung ist eingegangen: Bestellung ${orderNumber}`,
    received: (amount) => `Vielen Dank! Ihre Zahlung über ${amount} ist bei uns eingegangen.`,
    owed: (amount) => `Offen sind noch ${amount}.`,
    total: 'Gesamtbetrag der Bestellung',
    orderNumber: 'Bestellnummer',
    amount: 'Zahlung',
    date: 'Eingegangen am',
    link: 'Bestellung ansehen',
    closing: 'Bitte bewahren Sie diese E-Mail als Beleg auf.',
  },
  returnUpdate: {
    subject: {
      REQUESTED: (orderNumber) => `Ihre Anfrage zur Rückgabe ist da: Bestellung ${orderNumber}`,
      APPROVED: (orderNumber) => `Ihre Rückgabe ist angenommen: Bestellung ${orderNumber}`,
      DECLINED: (orderNumber) => `Zu Ihrer Anfrage zur Rückgabe: Bestellung ${orderNumber}`,
      RECEIVED: (orderNumber) => `Ihre Rücksendung ist da: Bestellung ${orderNumber}`,
    },
    text: {
      REQUESTED: 'Sie möchten diese Artikel zurückgeben. Wir sehen uns Ihre Anfrage an und antworten per E-Mail.',
      APPROVED: 'Wir nehmen diese Artikel zurück.',
      DECLINED: 'Diese Artikel können wir leider nicht zurücknehmen.',
      RECEIVED: 'Diese Artikel sind bei uns eingetroffen. Wir prüfen sie und melden uns, sobald wir sie erstatten.',
    },
    link: 'Bestellung ansehen',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  subscriptionUpdate: {
    subject: {
      STARTED: 'Ihr Abonnement hat begonnen',
      TRIAL_STARTED: 'Ihr kostenloser Probezeitraum hat begonnen',
      TRIAL_ENDS: 'Ihr kostenloser Probezeitraum endet bald',
      SOON: 'Ihre nächste Lieferung steht an',
      RENEWED: 'Ihr Abonnement wurde verlängert',
      CHANGED: 'Ihr Abonnement wurde geändert',
      RESUMED: 'Ihr Abonnement läuft weiter',
      PAUSED: 'Ihr Abonnement pausiert',
      FAILED: 'Ihr Abonnement konnte nicht verlängert werden',
      SUSPENDED: 'Ihr Abonnement wurde ausgesetzt',
      ENDING: 'Ihr Abonnement endet bald',
      ENDED: 'Ihr Abonnement ist beendet',
    },
    text: {
      STARTED:
        'Vielen Dank für Ihr Abonnement. Vor jeder Lieferung belasten wir Ihre Karte. Sie können jederzeit pausieren oder kündigen.',
      TRIAL_STARTED:
        'Viel Freude beim Ausprobieren. Ihre Karte belasten wir zum Ende des Probezeitraums und dann vor jeder Lieferung. Wenn Sie vorher kündigen, wird nichts mehr abgebucht.',
      TRIAL_ENDS: 'Zum Ende des Probezeitraums belasten wir Ihre Karte, wenn Sie nicht vorher kündigen.',
      SOON: 'Bald belasten wir Ihre Karte für die nächste Lieferung. Bis dahin können Sie Ihr Abonnement pausieren oder kündigen.',
      RENEWED: 'Für die nächste Lieferung haben wir Ihre Karte belastet.',
      CHANGED: 'Wir haben Ihre nächsten Lieferungen wie unten angegeben geändert.',
      RESUMED: 'Ihr Abonnement ist wieder aktiv.',
      PAUSED: 'Bis Sie es fortsetzen, wird nichts abgebucht und nichts geliefert.',
      FAILED:
        'Die nächste Lieferung Ihres Abonnements konnte nicht abgebucht werden oder ist nicht verfügbar. Wir versuchen es noch einmal.',
      SUSPENDED:
        'Wir haben mehrmals vergeblich versucht, Ihr Abonnement zu verlängern, und versuchen es nicht weiter. Sie können es selbst fortsetzen.',
      ENDING: 'Sie haben Ihr Abonnement gekündigt. Es wird nichts mehr abgebucht.',
      ENDED: 'Es wird nichts mehr abgebucht und geliefert. Vielen Dank für Ihre Treue.',
    },
    otherCard: 'Sie können auch gleich mit einer anderen Karte bezahlen: Folgen Sie dazu dem Link unten.',
    every: 'Lieferung',
    total: 'Preis je Lieferung',
    order: 'Bestellung',
    nextCharge: 'Nächste Abbuchung',
    nextTry: 'Nächster Versuch',
    ends: 'Endet am',
    link: 'Abonnement ansehen',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  returnRequest: {
    subject: (orderNumber) => `Rückgabe angefragt: Bestellung ${orderNumber}`,
    text: 'Diese Artikel sollen zurückgegeben werden.',
    reason: 'Grund',
    reasons: {
      DAMAGED: 'Kam beschädigt an',
      WRONG_ITEM: 'Falscher Artikel',
      NOT_AS_DESCRIBED: 'Entspricht nicht der Beschreibung',
      DOES_NOT_FIT: 'Passt nicht',
      CHANGED_MIND: 'Gefällt nicht',
      OTHER: 'Anderer Grund',
    },
    note: 'Anmerkung dazu',
    link: 'Anfrage beantworten',
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  confirmSubscription: {
    subject: (sender) => `Bitte bestätigen Sie Ihre Anmeldung bei ${sender}`,
    text: (sender) =>
      `Jemand hat diese E-Mail-Adresse eingetragen, um E-Mails von ${sender} zu bekommen. Wenn Sie das waren, bestätigen Sie es bitte.`,
    link: 'Anmeldung bestätigen',
    closing: 'Waren Sie es nicht, brauchen Sie nichts zu tun: Wir schicken Ihnen dann keine E-Mails.',
  },
  formAnswer: {
    closing: (sender) =>
      `Sie bekommen diese E-Mail, weil jemand Ihre E-Mail-Adresse in ein Formular von ${sender} eingetragen hat. Waren Sie das nicht, können Sie sie ignorieren.`,
  },
  newSubmission: {
    subject: (form) => (form ? `Neue Nachricht über das Formular „${form}“` : 'Neue Nachricht über ein Formular'),
    text: (form) => (form ? `Jemand hat das Formular „${form}“ abgeschickt.` : 'Jemand hat ein Formular abgeschickt.'),
    closing: 'Wer diese E-Mails bekommt, legen Sie in den Einstellungen unter E-Mails fest.',
  },
  orderLink: {
    subject: (orderNumber) => `Ihre Bestellung ${orderNumber}`,
    text: 'Hier ist der Link zu Ihrer Bestellung, um den Sie gebeten haben.',
    link: 'Bestellung ansehen',
    closing:
      'Wenn Sie nicht darum gebeten haben, können Sie diese E-Mail ignorieren. Wer den Link hat, kann die Bestellung sehen.',
  },
  paymentRequest: {
    subject: (amount, sender) => `${sender} bittet Sie, ${amount} zu zahlen`,
    text: (amount, orderNumber) => `Bitte zahlen Sie ${amount} für Ihre Bestellung ${orderNumber}.`,
    for: 'Wofür',
    amount: 'Betrag',
    until: 'Zahlbar bis',
    link: (amount) => `${amount} zahlen`,
    closing: (sender) => `Wenn Sie Fragen haben, antworten Sie auf diese E-Mail: Sie erreicht ${sender}.`,
  },
  invoice: {
    subject: (number, sender) => `Rechnung ${number} von ${sender}`,
    text: (orderNumber) => `Hier ist die Rechnung zu Ihrer Bestellung ${orderNumber}.`,
    number: 'Rechnungsnummer',
    total: 'Gesamtbetrag',
    due: 'Zahlbar bis',
    link: 'Rechnung herunterladen',
    closing: 'Bewahren Sie diese E-Mail auf: Der Link funktioniert, solange es die Rechnung gibt.',
  },
  orderCanceled: {
    subject: (orderNumber: string) => `Ihre Bestellung ${orderNumber} wurde storniert`,
    cancelled: 'Wir haben Ihre Bestellung mit diesen Artikeln storniert.',
    refund: 'Wegen des bereits gezahlten Betrags melden wir uns bei Ihnen, falls wir es noch nicht getan haben.',
    link: 'Bestellung ansehen',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  orderEdited: {
    subject: (orderNumber) => `Ihre Bestellung ${orderNumber} wurde geändert`,
    changed: 'Wir haben Ihre Bestellung geändert. Sie enthält jetzt diese Artikel.',
    toPay: 'Der neue Gesamtbetrag ist höher als das, was Sie bisher gezahlt haben.',
    toRefund: 'Sie haben mehr gezahlt als den neuen Gesamtbetrag. Die Differenz zahlen wir Ihnen zurück.',
    total: 'Neuer Gesamtbetrag',
    open: 'Noch zu zahlen',
    link: 'Bestellung ansehen',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  refund: {
    subject: (orderNumber) => `Erstattung zu Ihrer Bestellung ${orderNumber}`,
    refunded: (amount) =>
      `Wir haben Ihnen ${amount} erstattet. Bis der Betrag bei Ihnen eingeht, können einige Tage vergehen.`,
    orderNumber: 'Bestellnummer',
    amount: 'Erstattung',
    reason: 'Grund',
    link: 'Bestellung ansehen',
    closing: 'Bei Fragen antworten Sie einfach auf diese E-Mail.',
  },
  dispatch: {
    subject: (orderNumber) => `Ihre Bestellung ${orderNumber} ist unterwegs`,
    all: 'Ihre Bestellung ist auf dem Weg zu Ihnen.',
    some: 'Ein Teil Ihrer Bestellung ist auf dem Weg zu Ihnen. Sobald wir den Rest verschicken, schreiben wir Ihnen noch einmal.',
    carrier: 'Versand mit',
    trackingNumber: 'Sendungsnummer',
    deliveryAddress: 'Lieferadresse',
    track: 'Sendung verfolgen',
    order: 'Bestellung ansehen',
    closing: 'Wenn etwas nicht stimmt, schreiben Sie uns bitte.',
  },
  pickupReady: {
    subject: (orderNumber) => `Ihre Bestellung ${orderNumber} liegt zur Abholung bereit`,
    text: 'Ihre Bestellung ist gepackt und liegt für Sie bereit.',
    bring: (orderNumber) => `Bitte halten Sie beim Abholen Ihre Bestellnummer ${orderNumber} bereit.`,
    place: 'Abholort',
    time: 'Abholzeit',
    instructions: 'Gut zu wissen',
    order: 'Bestellung ansehen',
    closing: 'Wenn Sie nicht kommen können, schreiben Sie uns bitte.',
  },
  abandonedCheckout: {
    subject: (sender) => `Ihr Einkauf bei ${sender} wartet auf Sie`,
    greeting: (name) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
    text: (sender) =>
      `Sie wollten bei ${sender} etwas kaufen. Ihre Auswahl ist noch da, und Sie können dort weitermachen, wo Sie aufgehört haben.`,
    reminder: (sender) => `Ihre Auswahl bei ${sender} wartet noch auf Sie. Dies ist unsere letzte Erinnerung.`,
    total: 'Gesamtbetrag',
    link: 'Weiter zur Kasse',
    closing: (sender) =>
      `Sie erhalten diese E-Mail, weil Sie an der Kasse von ${sender} Ihre Adresse angegeben haben. Falls Sie es sich anders überlegt haben, müssen Sie nichts tun.`,
    unsubscribe: 'Keine Erinnerungen mehr',
  },
  reviewRequest: {
    subject: (product, count) =>
      plural(count, { one: `Wie gefällt Ihnen ${product}?`, other: 'Wie gefällt Ihnen, was Sie gekauft haben?' }),
    greeting: (name) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
    text: (sender) =>
      `Sie haben vor Kurzem bei ${sender} eingekauft. Möchten Sie anderen erzählen, wie zufrieden Sie sind? Es dauert nur eine Minute, und Sie müssen sich nicht anmelden.`,
    reminder: (sender) =>
      `Wir würden immer noch gern wissen, wie zufrieden Sie mit Ihrem Einkauf bei ${sender} sind. Es dauert nur eine Minute, und Sie müssen sich nicht anmelden.`,
    link: (count) => plural(count, { one: 'Bewertung schreiben', other: 'Bewertungen schreiben' }),
    closing: (sender) => `Sie erhalten diese E-Mail, weil Sie diese Artikel bei ${sender} gekauft haben.`,
    unsubscribe: 'Keine weiteren Bitten um Bewertungen',
  },
  giftCard: {
    subject: (amount, shop) => `Ihr Gutschein für ${shop} über ${amount}`,
    greeting: (name) => (name ? `Guten Tag, ${name},` : 'Guten Tag,'),
    text: ({ from, amount, shop }) =>
      `${from ? `${from} hat Ihnen einen Gutschein über ${amount} für ${shop} geschickt.` : `Hier ist Ihr Gutschein über ${amount} für ${shop}.`} Geben Sie seinen Code an der Kasse ein.`,
    code: 'Code',
    balance: 'Guthaben',
    expires: 'Gültig bis',
    shop: 'Zum Shop',
    closing: 'Bewahren Sie diese E-Mail gut auf: Wer den Code kennt, kann den Gutschein einlösen.',
  },
};
