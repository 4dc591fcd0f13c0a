export { served } from './operations.ts';
