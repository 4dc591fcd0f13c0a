import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/refusal.ts';
import { buildProduct, type ProductInput, type VariantInput } from './build-product.ts';
import { emptyContent } from './product.ts';

let made = 0;
const newId = () => `id-${++made}`;

const variant = (fields: Partial<VariantInput> = {}): VariantInput => ({
  choices: {},
  visible: true,
  sku: null,
  barcode: null,
  price: 1000,
  compareAtPrice: null,
  cost: null,
  weight: null,
  ...fields,
});
const size: ProductInput['options'][number] = {
  name: 'Size',
  renderType: 'TEXT_CHOICES',
  choices: [{ name: 'S' }, { name: 'M' }],
};
const input = (fields: Partial<ProductInput> = {}): ProductInput => ({
  ...emptyContent,
  name: 'Mug',
  slug: 'mug',
  variants: [variant()],
  ...fields,
});
const small = variant({ choices: { Size: 'S' } });
const medium = variant({ choices: { Size: 'M' } });
const build = (fields: Partial<ProductInput>) => buildProduct(input(fields), newId);

test('parts without an id get one, and choices become references', () => {
  const built = build({
    name: ' Mug ',
    options: [size],
    variants: [small, { ...medium, id: 'known' }],
    description: '<p onclick="x()">Hi<script>x</script></p>',
    modifiers: [{ id: '', name: 'Text', renderType: 'TEXT_CHOICES', mandatory: false, freeText: null, choices: [] }],
    infoSections: [{ id: '', uniqueName: '', title: 'Care', description: '<img src=x onerror=y>' }],
  });
  if (isRefusal(built)) throw new Error('refused');
  const [option] = built.options;
  expect(built).toMatchObject({ name: 'Mug', description: '<p>Hi</p>', infoSections: [{ description: '' }] });
  expect(built.variants.map(({ id, choices }) => ({ id, choices }))).toEqual([
    { id: expect.stringMatching(/^id-/), choices: [{ optionId: option?.id, choiceId: option?.choices[0]?.id }] },
    { id: 'known', choices: [{ optionId: option?.id, choiceId: option?.choices[1]?.id }] },
  ]);
  expect(built.modifiers[0]?.id).toMatch(/^id-/);
  expect(built.infoSections[0]?.id).toMatch(/^id-/);
});

test('a compare-at price that is not higher is dropped', () => {
  expect(build({ variants: [variant({ compareAtPrice: 1000 })] })).toMatchObject({
    variants: [{ compareAtPrice: null }],
  });
});

const manyVariants = Array.from({ length: 1001 }, () => variant());
const refusals: [string, Partial<ProductInput>, object][] = [
  ['no name', { name: '' }, { violations: [{ field: 'product.name', violatedRule: 'REQUIRED_FIELD' }] }],
  ['spaces for a name', { name: ' \n' }, { code: 'ONLY_SPACES_STRING_ERROR' }],
  ['a long name', { name: 'x'.repeat(81) }, { violations: [{ violatedRule: 'MAX_LENGTH' }] }],
  ['a long slug', { slug: 'x'.repeat(301) }, { violations: [{ violatedRule: 'MAX_LENGTH' }] }],
  [
    'a slug with a slash',
    { slug: 'a/b' },
    { violations: [{ field: 'product.slug', ruleName: 'INVALID_SLUG_FORMAT' }] },
  ],
  ['a slug with a space', { slug: 'a b' }, { violations: [{ ruleName: 'INVALID_SLUG_FORMAT' }] }],
  ['no variant', { variants: [] }, { violations: [{ violatedRule: 'MIN_SIZE' }] }],
  ['too many variants', { variants: manyVariants }, { violations: [{ violatedRule: 'MAX_SIZE' }] }],
  ['too many options', { options: Array(7).fill(size) }, { violations: [{ violatedRule: 'MAX_SIZE' }] }],
  ['two options of a name', { options: [size, size] }, { code: 'DUPLICATE_PRODUCT_OPTIONS' }],
  [
    'two options of an id',
    {
      options: [
        { ...size, id: 'a' },
        { ...size, id: 'a', name: 'Colour' },
      ],
    },
    { code: 'DUPLICATE_PRODUCT_OPTIONS' },
  ],
  ['an option without name', { options: [{ ...size, name: '' }] }, { code: 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED' }],
  [
    'an option without choices',
    { options: [{ ...size, choices: [] }] },
    { code: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' },
  ],
  [
    'a choice without name',
    { options: [{ ...size, choices: [{ name: '' }] }] },
    { code: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED' },
  ],
  [
    'two choices of a name',
    { options: [{ ...size, choices: [{ name: 'S' }, { name: 'S' }] }] },
    { code: 'DUPLICATE_VARIANT_OPTION_CHOICE' },
  ],
  ['a choice without options', { variants: [small] }, { code: 'INVALID_DEFAULT_VARIANT' }],
  ['variants without options', { variants: [variant(), variant()] }, { code: 'INVALID_DEFAULT_VARIANT' }],
  [
    'a choice of no option',
    { options: [size], variants: [variant({ choices: { Size: 'S', Colour: 'Red' } })] },
    { code: 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT' },
  ],
  ['a missing choice', { options: [size] }, { code: 'MISSING_VARIANT_OPTION_CHOICE' }],
  [
    'an unknown choice',
    { options: [size], variants: [variant({ choices: { Size: 'XL' } })] },
    { code: 'CHOICE_NOT_EXIST' },
  ],
  [
    'a choice named like a method',
    { options: [size], variants: [variant({ choices: { Size: 'toString' } })] },
    { code: 'CHOICE_NOT_EXIST' },
  ],
  [
    'the same choices twice',
    { options: [size], variants: [small, small] },
    { code: 'DUPLICATE_VARIANT_OPTION_CHOICE' },
  ],
  [
    'the same variant id twice',
    {
      options: [size],
      variants: [
        { ...small, id: 'a' },
        { ...medium, id: 'a' },
      ],
    },
    { code: 'VARIANT_ID_ALREADY_EXISTS' },
  ],
  [
    'the same SKU twice',
    {
      options: [size],
      variants: [
        { ...small, sku: 'A' },
        { ...medium, sku: 'A' },
      ],
    },
    { code: 'SKU_ALREADY_EXIST_ERROR' },
  ],
  [
    'the same barcode twice',
    {
      options: [size],
      variants: [
        { ...small, barcode: 'A' },
        { ...medium, barcode: 'A' },
      ],
    },
    { code: 'DUPLICATE_BARCODE_ERROR' },
  ],
  [
    'a compare-at price below the price',
    { variants: [variant({ compareAtPrice: 999 })] },
    { code: 'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE' },
  ],
  [
    'a picture that the product lacks',
    { options: [{ ...size, choices: [{ name: 'S', mediaIds: ['x.webp'] }] }], variants: [small] },
    { code: 'PRODUCT_MEDIA_NOT_EXIST' },
  ],
];
test.each(refusals)('refused: %s', (_name, fields, refusal) => {
  expect(build(fields)).toMatchObject(refusal);
});
