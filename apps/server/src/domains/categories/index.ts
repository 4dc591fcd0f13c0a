export { findBreadcrumbs, findLines } from './categories.store.ts';
export { ALL_PRODUCTS_ID, ALL_PRODUCTS_V1_ID, type CategoryName } from './category.ts';
export { categoriesNamedInLanguage, findCategorySources } from './category-texts.ts';
export { changeBatch, refuseCategories } from './change-items.ts';
export {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  getCollectionBySlug,
  removeProductsFromCollection,
  updateCollection,
} from './collections.ts';
export { createCategory } from './create-category.ts';
export { placeInCategory } from './listed-items.store.ts';
export { ensureCategories, findNamedCategories, type NamedCategory, setCategoriesOfProducts } from './products.ts';
export { getAllProductsCategory, getCategoryBySlug } from './read-categories.ts';
