import type { forms as English } from '../en/forms.ts';
import { plural } from './grammar.ts';

export const forms: typeof English = {
  optional: '(facultatif)',
  problems: 'Merci de corriger les points suivants',
  errorTitle: (title) => `Erreur : ${title}`,
  remove: 'Supprimer',
  save: 'Enregistrer',
  confirm: 'Confirmer',
  rules: {
    required: 'Ce champ est obligatoire.',
    email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    tooShort: (least) =>
      plural(least, { one: 'Saisissez au moins # caractère.', other: 'Saisissez au moins # caractères.' }),
    tooLong: (most) =>
      plural(most, { one: 'Saisissez # caractère au maximum.', other: 'Saisissez # caractères au maximum.' }),
    weakPassword: 'Ce mot de passe est facile à deviner. Choisissez-en un que vous n’utilisez nulle part ailleurs.',
    other: 'Vérifiez ce champ.',
  },
  refused: 'Cela n’a pas fonctionné. Vérifiez votre saisie, puis réessayez.',
  tooManyAttempts: {
    soon: 'Trop de tentatives. Patientez un instant, puis réessayez.',
    seconds: (seconds) =>
      plural(seconds, {
        one: 'Trop de tentatives. Patientez # seconde, puis réessayez.',
        other: 'Trop de tentatives. Patientez # secondes, puis réessayez.',
      }),
    minutes: (minutes) =>
      plural(minutes, {
        one: 'Trop de tentatives. Patientez # minute, puis réessayez.',
        other: 'Trop de tentatives. Patientez # minutes, puis réessayez.',
      }),
  },
};
