import type { orderFulfilment as English } from '../../en/dashboard/order-fulfilment.ts';

export const orderFulfilment: typeof English = {
  title: 'Versand',
  quantityOf: (item) => `Menge von ${item}`,
  notSent: 'Noch nicht versendet',
  notPickedUp: 'Noch nicht abgeholt',
  sent: { undated: 'Versendet', on: (date) => `Versendet am ${date}` },
  pickedUp: { undated: 'Abgeholt', on: (date) => `Abgeholt am ${date}` },
  all: {
    button: 'Alle als versendet markieren',
    done: 'Alle Artikel sind als versendet markiert',
  },
  dispatch: {
    title: 'Artikel versenden',
    none: 'Wählen Sie mindestens einen Artikel aus.',
    meanwhile:
      'Jemand anderes hat gerade einige dieser Artikel versendet. Schließen Sie das Fenster, und prüfen Sie, was noch offen ist.',
    mail: 'E-Mail senden',
    mailTo: (email) => `An ${email}, mit den Artikeln und der Sendungsverfolgung`,
    done: 'Die Artikel wurden versendet',
    doneAndTold: 'Die Artikel wurden versendet, und eine E-Mail ist unterwegs',
  },
  parcel: {
    actions: (date) => `Aktionen für den Versand vom ${date}`,
    actionsUndated: 'Aktionen für den Versand dieser Artikel',
    print: 'Packzettel drucken',
    undo: 'Versand rückgängig machen',
    undoTitle: 'Diesen Versand rückgängig machen?',
    undoText:
      'Die Artikel gelten wieder als nicht versendet, und die Sendungsverfolgung wird gelöscht. Es wird keine Nachricht gesendet.',
    undone: 'Die Artikel gelten wieder als nicht versendet',
    resend: 'E-Mail erneut senden',
    resendTitle: 'Die Versandbestätigung erneut senden?',
    resendText: (email) => `Sie geht an ${email}.`,
    resent: 'Die Versandbestätigung wurde erneut gesendet',
  },
  tracking: {
    title: 'Sendungsverfolgung',
    add: 'Sendungsverfolgung hinzufügen',
    edit: 'Sendungsverfolgung bearbeiten',
    saved: 'Die Sendungsverfolgung wurde gespeichert',
    mail: 'Eine E-Mail mit der Sendungsnummer wird gesendet.',
    carrier: 'Versanddienst',
    number: 'Sendungsnummer',
    link: 'Link zur Sendungsverfolgung',
  },
};
