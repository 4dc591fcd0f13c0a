export { type Consumer, type DeliveredEvent, handTo, heardBy, on, onEvery } from './consumer.ts';
export { emit } from './outbox.ts';
export { consumerTask, type Relay, type RelayOptions, startRelay } from './relay.ts';
export { wireEventOf } from './wire-event.ts';
