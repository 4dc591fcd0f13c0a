import type { templates as English } from '../en/templates.ts';

export const templates: typeof English = {
  names: {
    contact: 'Formulaire de contact',
    question: 'Question sur un produit',
    booking: 'Demande de réservation',
    newsletter: 'Newsletter',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    message: 'Votre message',
    product: 'De quel produit s’agit-il ?',
    question: 'Que souhaitez-vous savoir ?',
    day: 'Jour',
    time: 'Heure',
    people: 'Nombre de personnes',
    wishes: 'Quelque chose à nous signaler ?',
    consent:
      'Oui, envoyez-moi vos actualités par e-mail. Je peux me désinscrire à tout moment. En savoir plus : [politique de confidentialité](/policies/privacy).',
  },
  thanks: {
    contact: 'Merci pour votre message. Nous vous répondrons rapidement.',
    question: 'Merci pour votre question. Nous y répondrons par e-mail.',
    booking: 'Merci. Nous vous dirons par e-mail si la date est libre.',
    newsletter:
      'Vous y êtes presque : confirmez votre inscription grâce au lien dans l’e-mail que nous venons de vous envoyer.',
  },
};
