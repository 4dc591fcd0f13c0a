import { hostedFonts } from '@stoa/blocks';
import { readyMade } from '@stoa/blocks/presets';
import { blockSchemas } from '@stoa/blocks/schemas';
import { loadDashboardMessages } from '@stoa/messages/dashboard';
import { isSameAsEnglish } from '@stoa/messages/testing/same-as-english';
import { expect, test } from 'vitest';
import { purposeOf } from './block-icons.ts';
import { labelled, type Say } from './block-schemas.ts';

const { blockLabels, blockUses } = await loadDashboardMessages('de');
const services = Object.values(blockSchemas.socialLink?.props.service ?? {}).flatMap((option) =>
  typeof option === 'object' ? Object.values(option) : [],
);
const names: readonly unknown[] = [...Object.values(hostedFonts), ...services];

/** Names of fonts and services, and numbers, are the same in all languages. */
const isTheSame = (label: string) => names.includes(label) || /^\d+$/.test(label) || isSameAsEnglish('de', label);

/** All that is said while `use` has labels said. */
function saidBy(use: (say: Say) => unknown): [label: string, of: string][] {
  const said: [string, string][] = [];
  use((label, of) => {
    said.push([label, of]);
    return label;
  });
  return said;
}

test('every label of a block, of its settings and of ready-made sections is said in German', () => {
  const declared = saidBy((say) => labelled(blockSchemas, say));
  const ready = readyMade.flatMap(({ label, sections }) => [
    [label, ''] as const,
    ...sections.map(({ name, type }) => [name, type] as const),
  ]);
  expect(declared.length).toBeGreaterThan(300);
  const english = [...declared, ...ready].filter(([label, of]) => blockLabels.said(label, of) === label);
  expect(english.map(([label]) => label).filter((label) => !isTheSame(label))).toEqual([]);
});

test('a label that means several things is said as what it belongs to means it', () => {
  const german = labelled(blockSchemas, blockLabels.said);
  expect([german.divider?.label, german.priceLine?.label]).toEqual(['Trennlinie', 'Zeile']);
  expect(german.siteTheme?.props.radius).toMatchObject({ label: 'Ecken', options: { '0px': 'Eckig' } });
  expect(german.hero?.styles?.ratio?.steps.square?.label).toBe('Quadratisch');
});

test('what can be added says what it is for', () => {
  const added = Object.values(blockSchemas).filter(({ group }) => group !== 'page');
  expect(added.map(({ type }) => type).filter((type) => !purposeOf(type) || !Object.hasOwn(blockUses, type))).toEqual(
    [],
  );
});
