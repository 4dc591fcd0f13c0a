/** The link in the mail that asks whether an address was entered by its owner. */
import { anyone, operation, service } from '../operation.ts';
import { boolean, text } from '../schema.ts';

const token = text({ minLength: 1, maxLength: 2000 });

export const newsletter = service('stoa.newsletter', ['/stoa'], {
  openSubscription: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/newsletter/open',
    summary: 'Read whether the subscription of a mail has been confirmed',
    permit: anyone(),
    request: { token },
    response: { isConfirmed: boolean },
    required: ['token'],
    errors: ['SUBSCRIPTION_NOT_FOUND'],
  }),
  confirmSubscription: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/newsletter/confirm',
    summary: 'Confirm the subscription of a mail',
    permit: anyone(),
    request: { token },
    response: {},
    required: ['token'],
    errors: ['SUBSCRIPTION_NOT_FOUND'],
  }),
});
