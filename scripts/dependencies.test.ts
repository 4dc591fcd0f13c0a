import { expect, test } from 'vitest';
import { licencesOf, vulnerabilitiesIn } from './dependencies.ts';

test('licences are counted for what running needs, and unknown or strict ones are named', () => {
  const packages = {
    '': {},
    'packages/pricing': {},
    'node_modules/@stoa/pricing': { link: true },
    'node_modules/free': { license: 'MIT' },
    'node_modules/free/node_modules/choice': { license: '(GPL-3.0 OR ISC)' },
    'node_modules/strict': { license: 'AGPL-3.0' },
    'node_modules/both': { license: 'MIT AND GPL-3.0' },
    'node_modules/silent': {},
    'node_modules/tool': { license: 'AGPL-3.0', dev: true },
  };
  const { counts, refused } = licencesOf({ packages });
  expect(counts.get('MIT')).toBe(1);
  expect(counts.get('AGPL-3.0')).toBe(1);
  expect(refused).toEqual(['strict: AGPL-3.0', 'both: MIT AND GPL-3.0', 'silent: unknown']);
});

test('high and critical vulnerabilities are named once, at the package that has them', () => {
  const report = {
    vulnerabilities: {
      parser: {
        severity: 'high',
        via: [{ title: 'Reads too far', url: 'https://advisories.test/1' }],
        fixAvailable: true,
      },
      server: { severity: 'high', via: ['parser'], fixAvailable: true },
      colours: {
        severity: 'low',
        via: [{ title: 'Too bright', url: 'https://advisories.test/2' }],
        fixAvailable: false,
      },
    },
  };
  expect(vulnerabilitiesIn(report)).toEqual(['parser (high): Reads too far, https://advisories.test/1']);
  expect(vulnerabilitiesIn({})).toEqual([]);
});
