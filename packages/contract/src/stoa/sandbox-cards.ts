/**
 * Test cards of the sandbox payment provider. Tokens represent them everywhere: card numbers are never sent, and only
 * these tokens are accepted.
 */
export const sandboxCards = [
  // the payment succeeds
  { token: 'sandbox-4242424242424242', number: '4242 4242 4242 4242' },
  // the card is declined
  { token: 'sandbox-4000000000000002', number: '4000 0000 0000 0002' },
  // the card has insufficient funds
  { token: 'sandbox-4000000000009995', number: '4000 0000 0000 9995' },
  // the bank asks for confirmation (3-D Secure)
  { token: 'sandbox-4000002760003184', number: '4000 0027 6000 3184' },
] as const;
