import { type Announcement, messages } from '@stoa/contract';
import { undeclaredFields } from '../validation/undeclared-fields.ts';
import { payloadViolationsOf } from '../validation/validator.ts';

/** Throws where an event's payload does not match its declaration, so that it never reaches consumers. */
export function checkPayload({ event, payload }: Announcement): void {
  const { type, carries } = event;
  if (carries === null) {
    if (payload !== null) throw new Error(`the event ${type} carries nothing beside the entity's id`);
    return;
  }
  const wrong = [
    ...undeclaredFields(messages.get(carries), payload).map((path) => `${path} is not declared`),
    ...payloadViolationsOf(carries, JSON.parse(JSON.stringify(payload))).map(
      ({ field, description }) => `${field} ${description}`,
    ),
  ];
  if (wrong.length > 0)
    throw new Error(`the event ${type} does not fit its declaration: ${wrong.slice(0, 10).join('; ')}`);
}
