import type { notices as English } from '../en/notices.ts';

export const notices: typeof English = {
  tooManyRequests: { title: 'Trop de requêtes', description: 'Patientez un instant, puis réessayez.' },
  noSite: { title: 'Rien à voir ici', description: 'Il n’y a pas de site à cette adresse.' },
  linkUsed: { title: 'Revenez en arrière et réessayez', description: 'Ce lien a déjà servi ou a expiré.' },
  loginExpired: {
    title: 'Merci de recommencer',
    description:
      'Cette connexion a pris trop de temps. Retournez dans l’application d’où vous venez et connectez-vous à nouveau.',
  },
  otherBrowser: {
    title: 'Merci de recommencer',
    description:
      'Cette connexion n’a pas commencé dans ce navigateur, ou a pris trop de temps. Revenez en arrière et connectez-vous à nouveau.',
  },
  loginImpossible: {
    title: 'Connexion impossible',
    description: 'Revenez en arrière et choisissez un autre moyen de connexion.',
  },
  unknownApplication: {
    title: 'Application inconnue',
    description: 'Ce site ne connaît pas l’application qui vous a envoyé ici.',
  },
  invalidRedirect: {
    title: 'Adresse de redirection non valide',
    description: 'L’application n’est pas autorisée à faire envoyer la réponse à cette adresse.',
  },
  foreignForm: { title: 'Envoi refusé', description: 'Ce formulaire a été envoyé depuis un autre site.' },
  filesTooLarge: {
    title: 'Vos images sont trop lourdes',
    description: 'Revenez en arrière et choisissez-en moins, ou de plus légères : 25 Mo au total, pas plus.',
  },
  notBuilt: {
    title: 'Pas encore prêt',
    description: 'La boutique n’a pas encore été générée. Lancez npm start sur le serveur.',
  },
  away: {
    title: 'Nous revenons dans un instant',
    description: 'Cette page ne peut pas s’afficher pour le moment. Réessayez dans une minute.',
  },
  comingSoon: {
    title: 'Bientôt ouvert',
    description: 'Nous terminons les derniers préparatifs. Revenez nous voir un peu plus tard.',
  },
  closed: { title: 'Fermé pour le moment', description: 'Ce site n’est pas accessible actuellement.' },
  loggingIn: { title: 'Connexion en cours', description: 'Vous pouvez fermer cette fenêtre.' },
};
