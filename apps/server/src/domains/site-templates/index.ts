export { storeDrawings, withMedia } from './drawn-pictures.ts';
export { furnishSite } from './furnish-site.ts';
export { templateLook } from './templates.ts';
