import { type Palette, palettes } from './palettes.ts';
import { GALLERY_WALL, PRINT_STUDIO } from './picture-names.ts';
import type { DemoProduct } from './products/demo-product.ts';
import { findProduct, products } from './products/index.ts';
import { createRandom } from './random.ts';
import { cardScene, cardSetScene, galleryScene, roomScene, type Sheet, stickerScene, studioScene } from './scenes.ts';
import { drawSupply } from './supplies/draw-supply.ts';
import { ART, type Motif, svg } from './svg.ts';

const WIDTH = 1200;
const HEIGHT = 1500;

/**
 * Draws the picture for a file name, 1200 by 1500 pixels large, as SVG. The same name always gives the same picture: `<product>-1.webp` is the print
 * itself, `<product>-2.webp` shows it in use. Unknown names get a generated print.
 */
export function drawPicture(name: string): string {
  const content = drawScene(name);
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

function drawScene(name: string): string {
  const random = createRandom(name);
  if (name === GALLERY_WALL) {
    const sheets = ['counterweight', 'amber-dunes', 'palm-court'].map((slug) => sheetOf(slug)) as [Sheet, Sheet, Sheet];
    return galleryScene(sheets, { random, palette: palettes.terracotta });
  }
  if (name === PRINT_STUDIO)
    return studioScene([sheetOf('twin-suns'), sheetOf('tile-study-no-4')], { random, palette: palettes.dusk });

  const [, slug = '', view = '1'] = /^(.*?)(?:-(\d+))?(?:\.\w+)?$/.exec(name) ?? [];
  const supply = drawSupply(slug, Number(view));
  if (supply !== null) return supply;
  const product = findProduct(slug);
  if (!product) return drawSheet(random.pick(products).motifs[0], random.pick(Object.values(palettes)), name);
  const scene = { random, palette: palettes[product.palette] };
  if (product.format === 'stickers') return stickerScene(sheetsOf(product, 6), scene, (part) => `stickers-${part}`);
  if (product.format === 'cards')
    return view === '1' ? cardScene(sheetOf(slug), scene) : cardSetScene(sheetsOf(product, 6), scene);
  return view === '1' ? sheetOf(slug) : roomScene(sheetOf(slug), scene);
}

function sheetOf(slug: string): Sheet {
  const product = findProduct(slug);
  if (!product) throw new RangeError(`The demo shop sells no ${slug}`);
  return sheetsOf(product, 1).join('');
}

/** Draws several sheets of a product, using its motifs in turn. */
function sheetsOf({ name, motifs, palette }: DemoProduct, count: number): Sheet[] {
  return Array.from({ length: count }, (_, index) =>
    drawSheet(motifs[index % motifs.length] ?? motifs[0], palettes[palette], `${name} ${index}`),
  );
}

/** A motif on paper with a thin margin. */
function drawSheet(motif: Motif, palette: Palette, seed: string): Sheet {
  const prefix = seed.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const art = motif({ random: createRandom(seed), palette, id: (part) => `${prefix}-${part}` });
  return [
    svg`<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.paper}"/>`,
    svg`<svg x="60" y="75" width="${ART.width}" height="${ART.height}" viewBox="0 0 ${ART.width} ${ART.height}">${art}</svg>`,
  ].join('');
}
