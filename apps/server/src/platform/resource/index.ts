export { bulkAnswer, describeRefusal, type ItemOutcome } from './bulk.ts';
export type { ResourceContext, Stored } from './declaration.ts';
export { type Resource, resource } from './resource.ts';
export { documentField } from './store.ts';
