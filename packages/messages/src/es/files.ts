import type { files as English } from '../en/files.ts';
import { all, number, plural } from './grammar.ts';

export const files: typeof English = {
  hint: (most, megabytes) =>
    plural(most, {
      one: `Un archivo de hasta ${number(megabytes)} MB.`,
      other: `Hasta # archivos de ${number(megabytes)} MB cada uno.`,
    }),
  accepted: (kinds) => `Puedes enviar ${all(kinds)}.`,
  kinds: {
    IMAGE: 'imágenes',
    DOCUMENT: 'documentos',
    VIDEO: 'vídeos',
    AUDIO: 'archivos de audio',
    ARCHIVE: 'archivos comprimidos (ZIP)',
    MODEL_3D: 'modelos 3D (GLB)',
  },
  uploading: (file) => `Subiendo «${file}»…`,
  uploaded: (count) => plural(count, { one: '# archivo añadido', other: '# archivos añadidos' }),
  remove: (file) => `Quitar «${file}»`,
  choose: 'Elige un archivo.',
  gone: 'Tus archivos ya no están disponibles. Vuelve a elegirlos.',
  tooMany: (most) =>
    plural(most, {
      one: 'Solo puedes enviar un archivo.',
      other: 'Puedes enviar hasta # archivos. Quita alguno para añadir otros.',
    }),
  tooLarge: (file, megabytes) => `«${file}» pesa más de ${number(megabytes)} MB.`,
  wrongKind: (file) => `«${file}» no se puede enviar aquí. Elige otro tipo de archivo.`,
  busy: (file) => `No se ha podido subir «${file}». Vuelve a intentarlo en un momento.`,
  full: 'Ahora mismo no podemos aceptar más archivos. Inténtalo más tarde o envía el formulario sin archivos.',
};
