export { type CallOutside, type OutsideCall, outsideCaller } from './call-outside.ts';
export {
  type FetchedFile,
  type FetchFailure,
  type FetchLimits,
  type FetchOutside,
  isFetchFailure,
  outsideFetcher,
} from './fetch-outside.ts';
export { type Names, nameResolver } from './names.ts';
