import type { reviewing as English } from '../en/reviewing.ts';
import { number, plural } from './grammar.ts';

export const reviewing: typeof English = {
  title: (product) => `${product} bewerten`,
  editTitle: (product) => `Ihre Bewertung von ${product} bearbeiten`,
  back: 'Zurück zum Artikel',
  rating: 'Ihre Wertung',
  ratings: ['Schlecht', 'Mäßig', 'Gut', 'Sehr gut', 'Hervorragend'],
  ratingOf: (stars, meaning) => `${plural(stars, { one: '# Stern', other: '# Sterne' })}: ${meaning}`,
  headline: 'Überschrift',
  text: 'Ihre Bewertung',
  photos: 'Fotos',
  photosHint: (most, megabytes) =>
    `Bis zu ${number(most)} Fotos als JPEG, PNG, WebP, AVIF oder GIF mit je höchstens ${number(megabytes)} MB.`,
  uploading: (count) => plural(count, { one: '# Foto wird hochgeladen …', other: '# Fotos werden hochgeladen …' }),
  uploaded: (count) => plural(count, { one: '# Foto hinzugefügt', other: '# Fotos hinzugefügt' }),
  photo: (position) => `Foto ${number(position)}`,
  removePhoto: (position) => `Foto ${number(position)} entfernen`,
  name: 'Ihr Name',
  nameHint: 'Steht bei Ihrer Bewertung.',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Wird anderen nie gezeigt.',
  submit: 'Bewertung absenden',
  save: 'Änderungen speichern',
  chooseRating: 'Wählen Sie 1 bis 5 Sterne.',
  enterName: 'Geben Sie Ihren Namen ein.',
  problems: {
    REVIEW_ALREADY_EXISTS:
      'Mit dieser E-Mail-Adresse wurde dieser Artikel bereits bewertet. Wenn Sie das waren, melden Sie sich an, um Ihre Bewertung zu ändern.',
    REVIEW_REQUIRES_LOGIN: 'Bitte melden Sie sich an, um eine Bewertung zu schreiben.',
    REVIEW_REQUIRES_PURCHASE: 'Diesen Artikel kann nur bewerten, wer ihn gekauft hat.',
    CAPTCHA_TOKEN_REQUIRED:
      'Bitte senden Sie Ihre Bewertung noch einmal ab, damit wir wissen, dass Sie kein Programm sind.',
    INVALID_CAPTCHA_TOKEN:
      'Bitte senden Sie Ihre Bewertung noch einmal ab, damit wir wissen, dass Sie kein Programm sind.',
    INVALID_REVISION:
      'Ihre Bewertung wurde inzwischen an anderer Stelle geändert. Bitte prüfen Sie sie und speichern Sie noch einmal.',
  },
  photoProblems: {
    tooMany: (most) =>
      `Eine Bewertung kann bis zu ${number(most)} Fotos haben. Entfernen Sie welche, um andere hinzuzufügen.`,
    tooLarge: (file, megabytes) => `„${file}“ ist größer als ${number(megabytes)} MB.`,
    unreadable: (file) =>
      `„${file}“ ist kein Bild, das wir lesen können. Wählen Sie eine Datei im Format JPEG, PNG, WebP, AVIF oder GIF.`,
    busy: (file) => `„${file}“ konnte nicht hochgeladen werden. Bitte versuchen Sie es gleich noch einmal.`,
    tooManyWaiting:
      'Sie haben heute schon so viele Fotos hochgeladen, wie an einem Tag möglich ist. Bitte senden Sie Ihre Bewertung ohne weitere Fotos ab.',
  },
  loginRequired: 'Bitte melden Sie sich an, um diesen Artikel zu bewerten.',
  buyersOnly: 'Diesen Artikel kann nur bewerten, wer ihn gekauft hat.',
  delete: 'Diese Bewertung löschen',
  deleteTitle: 'Ihre Bewertung löschen?',
  deleteText: (product) => `Ihre Bewertung von ${product} wird mit allen Fotos endgültig gelöscht.`,
  keep: 'Behalten',
  mine: {
    title: 'Meine Bewertungen',
    empty: 'Sie haben noch keine Bewertungen geschrieben.',
    edit: 'Bearbeiten',
    editOf: (product) => `Bewertung von ${product}`,
  },
  reviewItem: 'Bewertung schreiben',
};
