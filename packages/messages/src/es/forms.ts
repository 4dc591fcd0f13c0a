import type { forms as English } from '../en/forms.ts';
import { plural } from './grammar.ts';

export const forms: typeof English = {
  optional: '(opcional)',
  problems: 'Corrige lo siguiente',
  errorTitle: (title) => `Error: ${title}`,
  remove: 'Eliminar',
  save: 'Guardar',
  confirm: 'Confirmar',
  rules: {
    required: 'Completa este campo.',
    email: 'Escribe una dirección de correo como nombre@example.com.',
    tooShort: (least) =>
      plural(least, { one: 'Escribe al menos # carácter.', other: 'Escribe al menos # caracteres.' }),
    tooLong: (most) =>
      plural(most, { one: 'Escribe # carácter como máximo.', other: 'Escribe # caracteres como máximo.' }),
    weakPassword: 'Esta contraseña es fácil de adivinar. Elige una que no uses en ningún otro sitio.',
    other: 'Revisa este campo.',
  },
  refused: 'No ha funcionado. Revisa lo que has escrito y vuelve a intentarlo.',
  tooManyAttempts: {
    soon: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    seconds: (seconds) =>
      plural(seconds, {
        one: 'Demasiados intentos. Espera # segundo y vuelve a intentarlo.',
        other: 'Demasiados intentos. Espera # segundos y vuelve a intentarlo.',
      }),
    minutes: (minutes) =>
      plural(minutes, {
        one: 'Demasiados intentos. Espera # minuto y vuelve a intentarlo.',
        other: 'Demasiados intentos. Espera # minutos y vuelve a intentarlo.',
      }),
  },
};
