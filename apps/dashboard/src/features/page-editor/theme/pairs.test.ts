import { fontStyles, hostedFonts } from '@stoa/blocks';
import { blockSchemas } from '@stoa/blocks/schemas';
import { expect, test } from 'vitest';
import { pairs } from './pairs.ts';

test.each(pairs)('$name is made of fonts of ours, and can be chosen', ({ fonts }) => {
  expect(Object.keys(hostedFonts)).toEqual(expect.arrayContaining([fonts['font-heading'], fonts['font-body']]));
  expect(fontStyles(fonts)).toContain('@font-face');
  for (const [token, value] of Object.entries(fonts)) {
    const property = blockSchemas.siteTheme?.props[token];
    expect(property?.kind === 'choice' && Object.hasOwn(property.options, value)).toBe(true);
  }
});
