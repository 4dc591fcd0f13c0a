import type { reviewing as English } from '../en/reviewing.ts';
import { number, plural } from './grammar.ts';

export const reviewing: typeof English = {
  title: (product) => `Votre avis sur ${product}`,
  editTitle: (product) => `Modifier votre avis sur ${product}`,
  back: 'Retour au produit',
  rating: 'Votre note',
  ratings: ['Décevant', 'Moyen', 'Bien', 'Très bien', 'Excellent'],
  ratingOf: (stars, meaning) => `${plural(stars, { one: '# étoile', other: '# étoiles' })} : ${meaning}`,
  headline: 'Titre',
  text: 'Votre avis',
  photos: 'Photos',
  photosHint: (most, megabytes) =>
    `${number(most)} photos au maximum, au format JPEG, PNG, WebP, AVIF ou GIF, ${number(megabytes)} Mo chacune.`,
  uploading: (count) => plural(count, { one: 'Envoi de # photo…', other: 'Envoi de # photos…' }),
  uploaded: (count) => plural(count, { one: '# photo ajoutée', other: '# photos ajoutées' }),
  photo: (position) => `Photo ${number(position)}`,
  removePhoto: (position) => `Supprimer la photo ${number(position)}`,
  name: 'Votre nom',
  nameHint: 'Affiché avec votre avis.',
  email: 'Votre e-mail',
  emailHint: 'Jamais montré aux autres.',
  submit: 'Envoyer l’avis',
  save: 'Enregistrer les modifications',
  chooseRating: 'Choisissez une note de 1 à 5 étoiles.',
  enterName: 'Indiquez votre nom.',
  problems: {
    REVIEW_ALREADY_EXISTS:
      'Quelqu’un a déjà donné son avis sur ce produit avec cette adresse e-mail. Si c’était vous, connectez-vous pour modifier votre avis.',
    REVIEW_REQUIRES_LOGIN: 'Connectez-vous pour écrire un avis.',
    REVIEW_REQUIRES_PURCHASE: 'Pour donner un avis sur ce produit, il faut l’avoir acheté.',
    CAPTCHA_TOKEN_REQUIRED: 'Envoyez votre avis encore une fois, pour nous montrer que vous n’êtes pas un robot.',
    INVALID_CAPTCHA_TOKEN: 'Envoyez votre avis encore une fois, pour nous montrer que vous n’êtes pas un robot.',
    INVALID_REVISION: 'Votre avis a été modifié ailleurs entre-temps. Relisez-le, puis enregistrez-le à nouveau.',
  },
  photoProblems: {
    tooMany: (most) =>
      `Un avis peut comporter ${number(most)} photos au maximum. Supprimez-en pour en ajouter d’autres.`,
    tooLarge: (file, megabytes) => `« ${file} » dépasse ${number(megabytes)} Mo.`,
    unreadable: (file) =>
      `« ${file} » n’est pas une image que nous pouvons lire. Choisissez un fichier JPEG, PNG, WebP, AVIF ou GIF.`,
    busy: (file) => `« ${file} » n’a pas pu être envoyé. Réessayez dans un instant.`,
    tooManyWaiting:
      'Vous avez atteint le nombre maximum de photos pour une journée. Envoyez votre avis sans en ajouter d’autres.',
  },
  loginRequired: 'Connectez-vous pour donner votre avis sur ce produit.',
  buyersOnly: 'Pour donner un avis sur ce produit, il faut l’avoir acheté.',
  delete: 'Supprimer cet avis',
  deleteTitle: 'Supprimer votre avis ?',
  deleteText: (product) => `Votre avis sur ${product} et ses photos seront définitivement supprimés.`,
  keep: 'Le garder',
  mine: {
    title: 'Mes avis',
    empty: 'Vous n’avez pas encore écrit d’avis.',
    edit: 'Modifier',
    editOf: (product) => `l’avis sur ${product}`,
  },
  reviewItem: 'Écrire un avis',
};
