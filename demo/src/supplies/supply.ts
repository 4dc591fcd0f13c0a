/** A product other than a print, as a line of the shop's product export. Amounts are in decimal euros. */
export type Supply = {
  name: string;
  slug: string;
  description: string;
  options: { name: string; renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'; choices: SupplyChoice[] }[];
  modifiers?: SupplyModifier[];
  variants: SupplyVariant[];
  media: { source: string; altText: string }[];
  brand: string;
  ribbon?: string;
  additionalRibbons?: string[];
  tags?: { public: string[] };
  infoSections?: { title: string; description: string }[];
  categories: { name: string; slug: string }[];
  pricePerUnit?: Measure;
  seo?: { tags: Record<string, unknown>[] };
};

type SupplyChoice = { name: string; colorCode?: string; media?: string[]; displayImage?: string };
type Measure = { quantity: number; unit: 'ML' | 'G' | 'KG' };

type SupplyModifier = {
  name: string;
  renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES' | 'FREE_TEXT';
  mandatory: boolean;
  choices: (SupplyChoice & { addedPrice: string })[];
  freeText: { title: string; minLength: number; maxLength: number; addedPrice: string } | null;
};

type SupplyVariant = {
  choices: Record<string, string>;
  price: string;
  compareAtPrice?: string;
  sku: string;
  barcode?: string;
  /** Weight in kilograms. */
  weight: number;
  contents?: Measure;
  preorder?: { message: string; limit: number };
  stock: { trackQuantity: true; quantity: number } | { trackQuantity: false; inStock: boolean };
};

export const SUPPLIES = { name: 'Studio supplies', slug: 'studio-supplies' };
export const FRAMES = { name: 'Frames', slug: 'frames' };
export const INKS = { name: 'Inks and tools', slug: 'inks-and-tools' };
export const PAPER_GOODS = { name: 'Paper goods', slug: 'paper-goods' };

export const inStock = (quantity: number) => ({ trackQuantity: true, quantity }) as const;

export const swatch = (name: string, colorCode: string, media: string[] = []): SupplyChoice => ({
  name,
  colorCode,
  media,
});
