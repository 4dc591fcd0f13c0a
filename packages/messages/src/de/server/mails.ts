import type { mailNames as English } from '../../en/dashboard/server-words.ts';

/** E-mails, and when they are sent, by what the server calls them. */
export const mailNames: typeof English = {
  'Abandoned checkout': 'Abgebrochene Bestellung',
  'Some hours after a customer left a checkout, if you remind customers; once more later, if you want; and whenever you send it yourself.':
    'Einige Stunden, nachdem jemand die Kasse verlassen hat, wenn Sie daran erinnern; auf Wunsch später noch einmal; und immer, wenn Sie sie selbst senden.',
  'Back in stock': 'Wieder verfügbar',
  'When an item is available again. Goes to everyone who asked to be told.':
    'Wenn ein Artikel wieder verfügbar ist. Geht an alle, die darum gebeten haben.',
  Downloads: 'Downloads',
  'When a customer has paid for digital products, and when you renew their downloads.':
    'Wenn digitale Produkte bezahlt sind und wenn Sie Downloads erneuern.',
  'Confirm a subscription': 'Anmeldung bestätigen',
  'When someone subscribes by a form. Nothing else is sent to the address until they confirm it.':
    'Wenn sich jemand über ein Formular zum Newsletter anmeldet. Bis zur Bestätigung geht nichts anderes an die Adresse.',
  'Answer of a form': 'Antwort eines Formulars',
  'When someone sends a form that answers by e-mail. Each form has its own text.':
    'Wenn jemand ein Formular sendet, das per E-Mail antwortet. Jedes Formular hat einen eigenen Text.',
  'New form submission': 'Neue Einsendung',
  'When someone sends a form.': 'Wenn jemand ein Formular sendet.',
  'Gift card': 'Geschenkkarte',
  'When you issue a gift card to someone, or on the day that you chose.':
    'Wenn Sie jemandem eine Geschenkkarte ausstellen oder am gewählten Tag.',
  'New account': 'Neues Konto',
  'When staff create an account for someone.': 'Wenn das Team für jemanden ein Konto anlegt.',
  'Login address changed': 'Anmeldeadresse geändert',
  'When the login address of an account changes. Goes to the old address.':
    'Wenn sich die Anmeldeadresse eines Kontos ändert. Geht an die alte Adresse.',
  'Login method changed': 'Anmeldeart geändert',
  'When a way to log in, such as a passkey, is added to an account or removed from it.':
    'Wenn eine Anmeldeart, etwa ein Passkey, zu einem Konto hinzukommt oder entfernt wird.',
  'Login code': 'Anmeldecode',
  'When someone asks for a login code by e-mail.': 'Wenn jemand per E-Mail einen Anmeldecode anfordert.',
  'Login from a new device': 'Anmeldung auf einem neuen Gerät',
  'When someone logs in on a device that has not been used before.':
    'Wenn sich jemand auf einem bisher nicht verwendeten Gerät anmeldet.',
  'Password changed': 'Passwort geändert',
  'When the password of an account changes.': 'Wenn sich das Passwort eines Kontos ändert.',
  'New password': 'Neues Passwort',
  'When someone has forgotten their password.': 'Wenn jemand das eigene Passwort vergessen hat.',
  'Wrong codes': 'Falsche Codes',
  'When someone who knows the password keeps failing the second factor.':
    'Wenn jemand mit richtigem Passwort wiederholt am zweiten Faktor scheitert.',
  Invoice: 'Rechnung',
  'When you send an invoice, or when it is issued by itself and you want it mailed.':
    'Wenn Sie eine Rechnung senden oder sie von selbst ausgestellt wird und per E-Mail gehen soll.',
  'Account approved': 'Konto freigegeben',
  'When staff approve a new member.': 'Wenn das Team ein neues Mitglied freigibt.',
  'Members wait for approval': 'Mitglieder warten auf Freigabe',
  'When new members wait for approval. Goes to the team, at most once an hour.':
    'Wenn neue Mitglieder auf Freigabe warten. Geht ans Team, höchstens einmal pro Stunde.',
  'Link to an order': 'Link zu einer Bestellung',
  'When a customer asks for a link to an order that they placed without an account.':
    'Wenn jemand um einen Link zu einer ohne Konto aufgegebenen Bestellung bittet.',
  Chargeback: 'Rückbuchung',
  'When a customer’s bank takes back what they paid.': 'Wenn eine Bank eine Zahlung zurückholt.',
  'Gift card not refunded': 'Geschenkkarte nicht erstattet',
  'When an app does not return what its gift card paid for an order that was refunded or not placed.':
    'Wenn eine App nicht zurückbucht, was ihre Geschenkkarte für eine erstattete oder nicht zustande gekommene Bestellung bezahlt hat.',
  'Membership did not pay': 'Mitgliedschaft hat nicht bezahlt',
  'When a membership that a customer chose at checkout could not pay for an order.':
    'Wenn eine an der Kasse gewählte Mitgliedschaft eine Bestellung nicht bezahlen konnte.',
  'Dispatch confirmation': 'Versandbestätigung',
  'When items of an order are sent, if you choose to tell the customer.':
    'Wenn Artikel einer Bestellung versendet werden und Sie das mitteilen möchten.',
  'New order': 'Neue Bestellung',
  'When someone places an order.': 'Wenn jemand bestellt.',
  'Order cancelled': 'Bestellung storniert',
  'When you cancel an order, if you choose to tell the customer.':
    'Wenn Sie eine Bestellung stornieren und das mitteilen möchten.',
  'Order confirmation': 'Bestellbestätigung',
  'When an order is placed: paid, free, or to be paid later.':
    'Wenn eine Bestellung aufgegeben wird: bezahlt, kostenlos oder später zu bezahlen.',
  'Order changed': 'Bestellung geändert',
  'When you change what an order contains or costs, unless you choose not to tell the customer.':
    'Wenn Sie Inhalt oder Preis einer Bestellung ändern, außer Sie möchten es nicht mitteilen.',
  'Payment received': 'Zahlung erhalten',
  'When a payment comes in for an order that was placed before: by bank transfer, payment link or a card that was only authorized.':
    'Wenn für eine frühere Bestellung eine Zahlung eingeht: per Überweisung, Zahlungslink oder von einer zunächst nur reservierten Karte.',
  'Ready for pickup': 'Abholbereit',
  'When you tell a customer that their order is ready to be picked up.':
    'Wenn Sie mitteilen, dass eine Bestellung abgeholt werden kann.',
  Refund: 'Erstattung',
  'When money was refunded, if you choose to tell the customer.':
    'Wenn Geld erstattet wurde und Sie das mitteilen möchten.',
  'Payment request': 'Zahlungsanfrage',
  'When you send a customer the link of a payment request.': 'Wenn Sie den Link einer Zahlungsanfrage senden.',
  'Low stock': 'Geringer Bestand',
  'When items run out or are about to, within an hour.':
    'Innerhalb einer Stunde, wenn Artikel ausgehen oder bald ausgehen.',
  'Weekly summary': 'Wochenübersicht',
  'On Monday mornings, about the week before, if you want it.': 'Auf Wunsch montagmorgens, über die Woche davor.',
  'Return requested': 'Retoure angefragt',
  'When a customer asks to return items.': 'Wenn jemand Artikel zurücksenden möchte.',
  Return: 'Retoure',
  'When a customer asks for a return, when you approve or decline it, and when you have received the items.':
    'Wenn jemand eine Retoure anfragt, wenn Sie sie annehmen oder ablehnen und wenn die Artikel bei Ihnen sind.',
  'Review request': 'Bewertungsanfrage',
  'Some days after an order was fulfilled, if you ask customers for reviews; once more as a reminder, if you want.':
    'Einige Tage nach dem Versand einer Bestellung, wenn Sie um Bewertungen bitten; auf Wunsch noch einmal als Erinnerung.',
  'Review to approve': 'Bewertung zur Freigabe',
  'When a review waits for your decision.': 'Wenn eine Bewertung auf Ihre Entscheidung wartet.',
  'Invitation to make a site': 'Einladung zu einer eigenen Website',
  'When an operator of the server invites someone to make a site.':
    'Wenn die Betreiber des Servers jemanden einladen, eine Website zu erstellen.',
  'Signing up again': 'Erneute Registrierung',
  'When someone signs up with an address that has an account.':
    'Wenn sich jemand mit einer Adresse registriert, die schon ein Konto hat.',
  'Signing up': 'Registrierung',
  'When someone signs up for a site of their own.': 'Wenn sich jemand für eine eigene Website registriert.',
  'A site was moved to the trash': 'Website in den Papierkorb gelegt',
  'When the site is moved to the trash, to whoever did it.':
    'Wenn die Website in den Papierkorb gelegt wird, an die Person, die das getan hat.',
  'A site has a new owner': 'Website mit neuem Inhaber',
  'When somebody accepts the site, to its former owner.': 'Wenn jemand die Website annimmt, an den bisherigen Inhaber.',
  'A site is offered': 'Website angeboten',
  'When the owner offers the site to somebody, to that person.':
    'Wenn der Inhaber die Website jemandem anbietet, an diese Person.',
  'A site is yours': 'Website gehört Ihnen',
  'When somebody accepts the site, to that person.': 'Wenn jemand die Website annimmt, an diese Person.',
  Subscription: 'Abo',
  'When a subscription or its free trial begins, three days before it is charged again or for the first time, when it is renewed, changed, paused or resumed, when its charge fails, and when it ends.':
    'Wenn ein Abo oder sein kostenloser Probezeitraum beginnt, drei Tage vor der ersten und jeder weiteren Abbuchung, wenn es verlängert, geändert, pausiert oder fortgesetzt wird, wenn die Abbuchung fehlschlägt und wenn es endet.',
  'Invitation to the team': 'Einladung ins Team',
  'When someone is invited to work on the site.': 'Wenn jemand eingeladen wird, an der Website zu arbeiten.',
};
