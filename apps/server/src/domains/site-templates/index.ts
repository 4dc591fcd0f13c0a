export { chooseTemplate } from './choose-template.ts';
export { storeDrawings, withMedia } from './drawn-pictures.ts';
export { furnishSite } from './furnish-site.ts';
export { publishTemplate } from './manage-templates.ts';
export { isDrawn, templateLook } from './templates.ts';
