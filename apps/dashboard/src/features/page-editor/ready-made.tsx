import { Accordion, Button, Group, Stack, Text } from '@mantine/core';
import type { PictureSource } from '@stoa/blocks';
import { type ReadyMade, readyMade } from '@stoa/blocks/presets';
import type { Messages } from '@stoa/messages';
import { loadMessages } from '@stoa/messages/load';
import { useQuery } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { dimensionsOf } from '../media/library.ts';
import { useMayPick } from '../media/use-may-pick.ts';
import { iconOf } from './block-icons.ts';
import { addReady } from './changes.ts';
import { useEditing, useSelected } from './editing.ts';
import { placeFor } from './places.ts';

type ReadyMadeProps = { words: string; onAdded: (() => void) | undefined };

/** Sections that are finished as they are added, in groups; those that people search for, in one list. */
export function ReadyMadeSections({ words, onAdded }: ReadyMadeProps) {
  const editing = useEditing();
  const selected = useSelected();
  const texts = useTexts();
  const pictures = usePictures();
  const fits = ({ type }: ReadyMade) => placeFor(editing.editor, selected, type) !== null;
  const groups = readyMade
    .map(({ label, sections }) => ({ label, sections: sections.filter(fits) }))
    .filter(({ sections }) => sections.length > 0);
  if (!texts || groups.length === 0) return null;
  const add = (section: ReadyMade) => {
    if (addReady(editing, section, texts, pictures)) onAdded?.();
  };
  const sought = words.trim().toLowerCase();
  if (sought) {
    const found = groups.flatMap(({ sections }) => sections).filter(({ name }) => isCalled(name, sought));
    return found.length > 0 && <Choices sections={found} onAdd={add} />;
  }
  return (
    <Stack gap={4} component="section" aria-label="Ready-made">
      <Text size="sm" fw={600} mt="xs">
        Ready-made
      </Text>
      <Text size="xs" c="dimmed">
        Finished sections with words of their own, for you to rewrite.
      </Text>
      <Accordion variant="separated" chevronPosition="right" mt={4}>
        {groups.map(({ label, sections }) => (
          <Accordion.Item key={label} value={label.replaceAll(' ', '-')}>
            <Accordion.Control>
              <Group justify="space-between" wrap="nowrap" pr="xs">
                <Text size="sm">{label}</Text>
                <Text size="xs" c="dimmed">
                  {sections.length}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Choices sections={sections} onAdd={add} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

const isCalled = (name: string, sought: string): boolean => name.toLowerCase().includes(sought);

/** Whether some ready-made section is called that. */
export const hasReadyMade = (words: string): boolean =>
  readyMade.some(({ sections }) => sections.some(({ name }) => isCalled(name, words.trim().toLowerCase())));

type ChoicesProps = { sections: readonly ReadyMade[]; onAdd: (section: ReadyMade) => void };

function Choices({ sections, onAdd }: ChoicesProps) {
  return (
    <Stack gap={4}>
      {sections.map((section) => {
        const Icon = iconOf(section.type);
        return (
          <Button
            key={section.name}
            variant="default"
            justify="start"
            h="auto"
            mih={36}
            py={6}
            px="sm"
            fw={400}
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
            onClick={() => onAdd(section)}
          >
            {section.name}
          </Button>
        );
      })}
    </Stack>
  );
}

/** What they say, in the language of the site. */
function useTexts(): Messages['presets'] | undefined {
  const { site } = useSession();
  const language = site.language ?? 'en';
  return useQuery({
    queryKey: ['texts of ready-made sections', language],
    queryFn: async () => present((await loadMessages(language, ['presets'])).presets, 'texts of ready-made sections'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

const MOST_PICTURES = 12;
const none: readonly PictureSource[] = [];

/** The newest pictures of the site, with which sections that are made for pictures begin. */
function usePictures(): readonly PictureSource[] {
  const mayPick = useMayPick();
  const { data = none } = useQuery({
    queryKey: ['media', 'newest-pictures'],
    queryFn: async () => {
      const { files = [] } = await api.mediaFiles.searchFiles({
        mediaTypes: ['IMAGE'],
        private: false,
        sort: { fieldName: 'updatedDate', order: 'DESC' },
        paging: { limit: MOST_PICTURES },
      });
      return files.map((file) => ({
        id: file.id ?? '',
        ...(dimensionsOf(file) ?? { width: null, height: null }),
        alt: '',
      }));
    },
    enabled: mayPick,
  });
  return data;
}
