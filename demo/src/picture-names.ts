/** Pictures without a product. */
export const GALLERY_WALL = 'gallery-wall.webp';
export const PRINT_STUDIO = 'print-studio.webp';
