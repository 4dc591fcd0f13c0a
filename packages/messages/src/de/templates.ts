import type { templates as English } from '../en/templates.ts';

export const templates: typeof English = {
  names: {
    contact: 'Kontaktformular',
    question: 'Frage zu einem Produkt',
    booking: 'Terminanfrage',
    newsletter: 'Newsletter',
  },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    message: 'Ihre Nachricht',
    product: 'Um welches Produkt geht es?',
    question: 'Was möchten Sie wissen?',
    day: 'Tag',
    time: 'Uhrzeit',
    people: 'Anzahl der Personen',
    wishes: 'Was sollten wir noch wissen?',
    consent:
      'Ja, ich möchte Neuigkeiten per E-Mail bekommen. Ich kann mich jederzeit abmelden. Mehr dazu in der [Datenschutzerklärung](/policies/privacy).',
  },
  thanks: {
    contact: 'Vielen Dank für Ihre Nachricht. Wir melden uns bald bei Ihnen.',
    question: 'Vielen Dank für Ihre Frage. Wir beantworten sie per E-Mail.',
    booking: 'Vielen Dank. Wir sagen Ihnen per E-Mail Bescheid, ob der Termin frei ist.',
    newsletter:
      'Fast geschafft: Bitte bestätigen Sie Ihre Anmeldung mit dem Link in der E-Mail, die wir Ihnen gerade geschickt haben.',
  },
};
