import type { Domain } from '../../domain.ts';
import { catalogueParts } from './archive.ts';
import { removeOldFailures } from './files/import/unfetched-files.store.ts';
import { jobKinds, served } from './operations.ts';
import { productsFollowTags } from './product/follow-tags.ts';
import { storeItems } from './selling/resolve-items.ts';

export const catalog: Domain = {
  name: 'catalog',
  says: 'Products with their variants, options, labels, files and lists',
  owns: [
    'brands',
    'catalog_import_problems',
    'catalog_imports',
    'customizations',
    'info_sections',
    'product_job_progress',
    'product_variants',
    'products',
    'ribbons',
    'search_words',
    'subscription_options',
    'unfetched_files',
  ],
  reads: {
    categories: 'lists and imports find categories by name with the statement that needs them',
    inventory_items: 'variants are searched with what there is of them',
    media_files: 'an import finds files by their names, a batch at a time',
    product_availability: 'lists filter and sort by what can be bought',
    slug_history: 'a former address of a product leads to it; a trigger of products writes it',
    tags: 'products are found by the names of their tags, kept beside them',
  },
  serves: served,
  archives: catalogueParts,
  consumes: [productsFollowTags],
  jobKinds,
  sells: [storeItems],
  expires: [removeOldFailures],
  keepsMedia: [
    { kind: 'PRODUCT', table: 'products', name: 'name' },
    { kind: 'CUSTOMIZATION', table: 'customizations', name: "doc ->> 'name'" },
    { kind: 'INFO_SECTION', table: 'info_sections', name: "doc ->> 'title'" },
  ],
};
