import { declaredEvents } from '@stoa/contract';
import type { DeliveredEvent } from './event-tasks.ts';

/**
 * An event as clients read it. V1 events stand alone; all others have an envelope with the event's type, entity, time
 * and sequence.
 */
export function wireEventOf(event: DeliveredEvent): object {
  const declared = declaredEvents.get(event.type);
  if (!declared) throw new Error(`no contract declares the event ${event.type}`);
  if (declared.kind === 'legacy') return event.payload as object;
  return {
    id: event.id,
    entityFqdn: declared.entityFqdn,
    slug: declared.slug,
    entityId: event.entityId,
    eventTime: event.createdDate,
    triggeredByAnonymizeRequest: false,
    originatedFrom: event.originatedFrom,
    entityEventSequence: event.sequence,
    ...bodyOf[declared.kind](event.payload),
  };
}

const bodyOf = {
  created: (entity: unknown) => ({ createdEvent: { entity } }),
  updated: (currentEntity: unknown) => ({ updatedEvent: { currentEntity } }),
  deleted: (deletedEntity: unknown) => ({ deletedEvent: deletedEntity === null ? {} : { deletedEntity } }),
  action: (body: unknown) => ({ actionEvent: { body: body ?? {} } }),
};
