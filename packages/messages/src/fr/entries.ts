import type { entries as English } from '../en/entries.ts';
import { number, plural } from './grammar.ts';

export const entries: typeof English = {
  send: 'Envoyer',
  choose: 'Choisissez une option',
  thanks: 'Merci. Nous avons bien reçu votre message.',
  closed: 'Ce formulaire est fermé.',
  trap: 'Laissez ce champ vide',
  stars: (count) => plural(count, { one: '# étoile', other: '# étoiles' }),
  gone: 'Ce formulaire n’est plus disponible. Rechargez la page.',
  preview: 'Ceci est un aperçu : les formulaires pourront être envoyés une fois la page publiée.',
  proof: 'Envoyez le formulaire encore une fois, pour que nous puissions vérifier que vous n’êtes pas un robot.',
  errors: {
    required: 'Ce champ est obligatoire.',
    agree: 'Cochez cette case.',
    choose: 'Choisissez une option.',
    tooLong: (most) =>
      plural(most, { one: 'Saisissez # caractère au maximum.', other: 'Saisissez # caractères au maximum.' }),
    tooShort: (least) =>
      plural(least, { one: 'Saisissez au moins # caractère.', other: 'Saisissez au moins # caractères.' }),
    tooLarge: (most) => `Indiquez un nombre inférieur ou égal à ${number(most)}.`,
    tooSmall: (least) => `Indiquez un nombre supérieur ou égal à ${number(least)}.`,
    wrongStep: (step) => `Indiquez un multiple de ${number(step)}.`,
    tooMany: (most) =>
      plural(most, { one: 'Choisissez # option au maximum.', other: 'Choisissez # options au maximum.' }),
    tooFew: (least) => plural(least, { one: 'Choisissez au moins # option.', other: 'Choisissez au moins # options.' }),
    email: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
    phone: 'Saisissez un numéro de téléphone, par exemple +33 1 99 00 12 34.',
    date: 'Indiquez une date.',
    time: 'Indiquez une heure, par exemple 14:30.',
    url: 'Saisissez une adresse web, par exemple https://example.com.',
    number: 'Indiquez un nombre.',
    other: 'Vérifiez ce champ.',
  },
};
