export { bulkAnswer, type ItemOutcome } from './bulk.ts';
export type { Entity, ResourceDeclaration, Stored } from './declaration.ts';
export { type Resource, resource } from './resource.ts';
export { documentField } from './store.ts';
