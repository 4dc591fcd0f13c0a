export { type DomainEvent, emit } from './outbox.ts';
export { type Consumer, type DeliveredEvent, type Relay, type RelayOptions, startRelay } from './relay.ts';
