import { halftone } from './halftone/index.ts';
import { lowpass } from './lowpass/index.ts';
import { marrow } from './marrow/index.ts';
import { offcut } from './offcut/index.ts';
import { sourdough } from './sourdough/index.ts';
import { stillwater } from './stillwater/index.ts';
import type { SiteTemplate } from './template.ts';

export { templateList } from './list.ts';
export {
  picturesIn,
  priceIn,
  type SiteTemplate,
  type TemplateContent,
  type TemplatePage,
  type TemplateProduct,
} from './template.ts';

export const siteTemplates: readonly SiteTemplate[] = [halftone, marrow, sourdough, lowpass, stillwater, offcut];
