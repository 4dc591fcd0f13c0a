export { authorOf, creatorOf } from './draft-of-order.ts';
