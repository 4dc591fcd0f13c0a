export { type Consumer, handTo, hearersAmong, on, onEvery } from './consumer.ts';
export type { DeliveredEvent } from './event-tasks.ts';
export { emit } from './outbox.ts';
export { consumerTask, type Relay, type RelayOptions, startRelay } from './relay.ts';
export { wireEventOf } from './wire-event.ts';
