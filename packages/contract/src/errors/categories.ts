import type { ErrorEntry } from './error-entry.ts';

/** Codes of categories and their trees. */
export const categoriesErrors = {
  AFTER_CATEGORY_NOT_IN_PARENT: { status: 400, description: 'The category to be placed after has another parent.' },
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: {
    status: 428,
    description: 'The tree has reached its maximum number of categories.',
  },
  CATEGORY_DEPTH_LIMIT_EXCEEDED: { status: 400, description: 'Categories cannot be nested that deeply.' },
  CATEGORY_NOT_FOUND: { status: 404, description: 'There is no such category.' },
  DUPLICATE_HANDLE: { status: 409, description: 'Another category has this handle.' },
  DUPLICATE_SLUG: { status: 409, description: 'Another category has this slug.' },
  ITEM_NOT_IN_CATEGORY: { status: 400, description: 'The item is not in the category.' },
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: { status: 400, description: 'The store maintains this category by itself.' },
  MISSING_AFTER_CATEGORY: { status: 400, description: 'The position AFTER requires the category to be placed after.' },
  PARENT_CATEGORY_HIDDEN: { status: 400, description: 'A category below a hidden one cannot be shown.' },
  PARENT_CATEGORY_NOT_IN_TREE: { status: 400, description: 'The tree has no such parent category.' },
  REMOVED_SLUG: { status: 404, description: 'The slug belonged to a category that no longer exists.' },
  TREES_LIMIT_EXCEEDED: { status: 428, description: 'The site has reached its maximum number of category trees.' },
  TREE_CYCLE_DETECTED: { status: 400, description: 'A category cannot be moved below itself.' },
  UPDATE_OF_FIELD_NOT_ALLOWED: { status: 400, description: 'This field cannot be changed.' },
} as const satisfies Record<string, ErrorEntry>;
