import type { giftCard as English } from '../en/gift-card.ts';
import { plural } from './grammar.ts';

export const giftCard: typeof English = {
  name: 'Tarjeta de regalo',
  amount: 'Importe',
  worth: (price, value) => `${value} por ${price}`,
  ownAmount: 'Otro importe',
  ownAmountIn: (currency) => `Importe en ${currency}`,
  range: (min, max) => `De ${min} a ${max}`,
  recipient: '¿Para quién es?',
  forMe: 'Para mí',
  forMeHint: 'Enviaremos el código a la dirección de correo que indiques al finalizar la compra.',
  forSomeone: 'Para otra persona',
  recipientName: 'Su nombre',
  email: 'Su correo electrónico',
  from: 'Tu nombre',
  message: 'Mensaje',
  sendOn: 'Fecha de envío',
  sendOnHint: 'Déjala en blanco y la enviaremos en cuanto esté pagada.',
  addToCart: 'Añadir al carrito',
  valid: (months) =>
    months % 12 === 0
      ? plural(months / 12, { one: 'Válida durante un año.', other: 'Válida durante # años.' })
      : plural(months, { one: 'Válida durante un mes.', other: 'Válida durante # meses.' }),
  validForever: 'No caduca nunca.',
  howItWorks: 'El código llega por correo electrónico. Sirve para pagar al finalizar la compra hasta agotar su saldo.',
  problems: {
    amount: 'Elige un importe.',
    ownAmount: (min, max) => `Indica un importe entre ${min} y ${max}.`,
    email: 'Escribe una dirección de correo válida.',
    sendOn: 'Elige un día a partir de hoy y dentro de un año como máximo.',
    gone: 'Esta tarjeta de regalo ya no se vende como estaba. Vuelve a elegir, por favor.',
  },
  lineTo: 'Para',
  lineOn: 'Fecha de envío',
  lineMessage: 'Mensaje',
  lineValue: 'Valor',
};
