/**
 * The cards that the sandbox payment provider knows. Tokens stand for them everywhere: no card number is ever sent,
 * and nothing but these tokens is accepted.
 */
export const sandboxCards = [
  { token: 'sandbox-4242424242424242', number: '4242 4242 4242 4242', outcome: 'Payment succeeds' },
  { token: 'sandbox-4000000000000002', number: '4000 0000 0000 0002', outcome: 'Card is declined' },
  { token: 'sandbox-4000000000009995', number: '4000 0000 0000 9995', outcome: 'Insufficient funds' },
  {
    token: 'sandbox-4000002760003184',
    number: '4000 0027 6000 3184',
    outcome: 'Bank asks for confirmation (3-D Secure)',
  },
] as const;
