import { expect, test } from 'vitest';
import { siteIcon } from './site-icon.ts';

test('an icon is the initial on the accent colour, readable', () => {
  const icon = siteIcon({ name: ' «Éclair» & co', theme: { 'color-accent': '#ffd400' } });
  expect(icon).toContain('fill="#ffd400"');
  expect(icon).toContain('stroke="#141210"');
  expect(icon).toContain('d="M18 4H7v16h11M7 12h9"');
});

test.each(['', '日本', 'Żółw'])('every name has an icon: %s', (name) => {
  expect(siteIcon({ name, theme: { 'color-accent': '"><script>' } })).not.toContain('script>');
});

test('a name in another script has dots', () => {
  expect(siteIcon({ name: '日本', theme: {} }).match(/<circle/g)).toHaveLength(16);
});
