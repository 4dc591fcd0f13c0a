export { copySite } from './copy-site.ts';
export { archiveOf } from './export-site.ts';
export { furnishByImport } from './furnish-by-import.ts';
export { asTemplate, factsOf, mistakeIn, type OpenArchive } from './read-archive.ts';
export { notUsable, receiveArchive } from './receive-archive.ts';
