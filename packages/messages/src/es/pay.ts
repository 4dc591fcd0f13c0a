import type { pay as English } from '../en/pay.ts';

export const pay: typeof English = {
  title: 'Pago',
  order: (number) => `Por el pedido ${number}`,
  usualTitle: (order) => `Pago del pedido ${order}`,
  amount: 'Importe',
  until: (date) => `Puedes pagar aquí hasta el ${date}.`,
  card: 'Pagar con tarjeta',
  pay: (amount) => `Pagar ${amount}`,
  transfer: 'Pagar por transferencia',
  transferText: (amount, number) =>
    `Haz una transferencia de ${amount} e indica el número de pedido ${number} en el concepto.`,
  noMethods: 'Ahora mismo no se puede pagar aquí. Ponte en contacto con nosotros.',
  declined: 'El pago se ha rechazado y no se te ha cobrado nada. Prueba con otra tarjeta.',
  inProgress: 'Hay un pago en curso. Espera un momento antes de volver a intentarlo.',
  failed: 'No se ha podido hacer el pago y no se te ha cobrado nada. Vuelve a intentarlo más tarde.',
  chooseCard: 'Elige una tarjeta.',
  states: {
    PAID: { title: 'Gracias por tu pago', text: 'Lo hemos recibido. Ya puedes cerrar esta página.' },
    EXPIRED: { title: 'Este enlace ha caducado', text: 'Pídenos uno nuevo.' },
    VOIDED: {
      title: 'Este pago ya no es necesario',
      text: 'Si tienes alguna pregunta, ponte en contacto con nosotros.',
    },
    SETTLED: { title: 'No queda nada por pagar', text: 'El pedido ya se ha pagado o cancelado.' },
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Comprueba que tienes la dirección completa o pídenos un enlace nuevo.',
  },
};
