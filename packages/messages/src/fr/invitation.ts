import type { invitation as English } from '../en/invitation.ts';
import { plural } from './grammar.ts';

export const invitation: typeof English = {
  title: 'Vos avis',
  heading: (name) => (name ? `Qu’en pensez-vous, ${name} ?` : 'Qu’en pensez-vous ?'),
  intro: 'Vos avis aident les autres à choisir. Pas besoin de vous connecter.',
  rating: 'Votre note',
  stars: (count) => plural(count, { one: '# étoile', other: '# étoiles' }),
  text: 'Votre avis',
  photos: 'Photos',
  photosHint: '5 images au maximum, 25 Mo au total',
  name: 'Votre nom',
  nameHint: 'Affiché avec votre avis',
  send: 'Envoyer l’avis',
  written: {
    APPROVED: 'Merci. Votre avis est publié.',
    IN_MODERATION: 'Merci. Votre avis paraîtra dès que nous l’aurons lu.',
    SUBMITTED: 'Merci. Votre avis paraîtra dès que nous l’aurons lu.',
    REJECTED: 'Merci. Nous avons bien reçu votre avis.',
  },
  seeProduct: (product) => `Voir ${product}`,
  problems: {
    rating: 'Choisissez le nombre d’étoiles.',
    photos: 'L’une des images ne peut pas être utilisée. Choisissez 5 images au maximum, de 15 Mo chacune au plus.',
    text: 'Votre avis est trop long. Il peut compter jusqu’à 3 000 caractères.',
    tooMany: 'Trop d’envois en peu de temps. Patientez un peu, puis réessayez.',
    other: 'Votre avis n’a pas pu être enregistré. Réessayez.',
  },
  unknown: {
    title: 'Ce lien ne mène nulle part',
    text: 'Il est peut-être incomplet. Essayez de l’ouvrir à nouveau depuis l’e-mail.',
  },
  unsubscribe: {
    link: 'Ne plus me demander d’avis',
    title: 'Ne plus recevoir de demandes d’avis ?',
    text: 'Nous ne vous enverrons plus de demandes d’avis ni de rappels d’achats non terminés. Vous recevrez toujours les e-mails concernant vos commandes.',
    button: 'Ne plus en recevoir',
    done: 'Nous ne vous demanderons plus d’avis.',
  },
};
