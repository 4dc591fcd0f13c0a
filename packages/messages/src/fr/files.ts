import type { files as English } from '../en/files.ts';
import { all, number, plural } from './grammar.ts';

export const files: typeof English = {
  hint: (most, megabytes) =>
    plural(most, {
      one: `Un fichier de ${number(megabytes)} Mo maximum.`,
      other: `Jusqu’à # fichiers de ${number(megabytes)} Mo chacun.`,
    }),
  accepted: (kinds) => `Vous pouvez envoyer : ${all(kinds)}.`,
  kinds: {
    IMAGE: 'images',
    DOCUMENT: 'documents (PDF par exemple)',
    VIDEO: 'vidéos',
    AUDIO: 'fichiers audio',
    ARCHIVE: 'archives (ZIP par exemple)',
    MODEL_3D: 'modèles 3D (GLB)',
  },
  uploading: (file) => `Envoi de « ${file} »…`,
  uploaded: (count) => plural(count, { one: '# fichier ajouté', other: '# fichiers ajoutés' }),
  remove: (file) => `Retirer « ${file} »`,
  choose: 'Veuillez choisir un fichier.',
  gone: 'Vos fichiers ne sont plus disponibles. Veuillez les choisir à nouveau.',
  tooMany: (most) =>
    plural(most, {
      one: 'Vous ne pouvez envoyer qu’un seul fichier.',
      other: 'Vous pouvez envoyer jusqu’à # fichiers. Retirez-en pour en ajouter d’autres.',
    }),
  tooLarge: (file, megabytes) => `« ${file} » dépasse ${number(megabytes)} Mo.`,
  wrongKind: (file) => `« ${file} » ne peut pas être envoyé ici. Veuillez choisir un autre type de fichier.`,
  busy: (file) => `« ${file} » n’a pas pu être envoyé. Réessayez dans un instant.`,
  full: 'Nous ne pouvons plus recevoir de fichiers pour le moment. Réessayez plus tard ou envoyez le formulaire sans fichier.',
};
