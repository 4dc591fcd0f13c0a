export { isCurrency, isSpoken, isTimeZone } from './regions.ts';
