/** @stoa/sdk: a typed client of the Stoa API. */
export { type CatalogFilesOptions, catalogFiles } from './catalog-files.ts';
export * from './client.ts';
export { type HttpOptions, httpTransport } from './http-transport.ts';
export * from './routes.ts';
export { type TokenStore, type Tokens, visitorTransport } from './visitor.ts';
