import type { entries as English } from '../en/entries.ts';
import { number, plural } from './grammar.ts';

export const entries: typeof English = {
  send: 'Enviar',
  choose: 'Elige una opción',
  thanks: 'Gracias. Hemos recibido tu mensaje.',
  closed: 'Este formulario está cerrado.',
  trap: 'Deja este campo vacío',
  stars: (count) => plural(count, { one: '# estrella', other: '# estrellas' }),
  gone: 'Este formulario ya no está disponible. Vuelve a cargar la página.',
  preview: 'Esto es una vista previa: los formularios se podrán enviar cuando se publique la página.',
  proof: 'Vuelve a enviar el formulario para que podamos comprobar que no eres un robot.',
  errors: {
    required: 'Completa este campo.',
    agree: 'Marca esta casilla.',
    choose: 'Elige una opción.',
    tooLong: (most) =>
      plural(most, { one: 'Escribe # carácter como máximo.', other: 'Escribe # caracteres como máximo.' }),
    tooShort: (least) =>
      plural(least, { one: 'Escribe al menos # carácter.', other: 'Escribe al menos # caracteres.' }),
    tooLarge: (most) => `Escribe un número no mayor que ${number(most)}.`,
    tooSmall: (least) => `Escribe un número no menor que ${number(least)}.`,
    wrongStep: (step) => `Escribe un múltiplo de ${number(step)}.`,
    tooMany: (most) => plural(most, { one: 'Elige # opción como máximo.', other: 'Elige # opciones como máximo.' }),
    tooFew: (least) => plural(least, { one: 'Elige al menos # opción.', other: 'Elige al menos # opciones.' }),
    email: 'Escribe una dirección de correo como nombre@example.com.',
    phone: 'Escribe un número de teléfono, por ejemplo, +34 912 345 678.',
    date: 'Escribe una fecha.',
    time: 'Escribe una hora, por ejemplo, 14:30.',
    url: 'Escribe una dirección web, por ejemplo, https://example.com.',
    number: 'Escribe un número.',
    other: 'Revisa este campo.',
  },
};
