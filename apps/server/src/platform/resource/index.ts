export { bulkAnswer, describeRefusal, type ItemOutcome } from './bulk.ts';
export type { Kept, OwnOf, ResourceContext, WireOf } from './declaration.ts';
export { refusalOfPlace } from './order.ts';
export { type Resource, resource } from './resource.ts';
export { documentField, documentFlag, documentTexts } from './store.ts';
