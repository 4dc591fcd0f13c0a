export { isCurrency, isTimeZone } from './regions.ts';
