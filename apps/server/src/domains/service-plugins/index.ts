export { appProviders } from './app-providers.ts';
