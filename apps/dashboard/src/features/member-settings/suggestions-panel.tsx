import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { Panel } from '../../ui/panel.tsx';
import { type Suggestion, suggestionsQuery } from './queries.ts';

const texts = words.memberSettings.fields;

/** Fields that can be added in one step: hidden ones, and fields common on most sites. */
export function SuggestionsPanel({ onAdd }: { onAdd: (suggestion: Suggestion) => void }) {
  const { data: suggestions = [] } = useQuery(suggestionsQuery);
  if (suggestions.length === 0) return null;
  return (
    <Panel title={texts.suggested}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.suggestedText}
      </Text>
      <Group gap="xs">
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion.name}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onAdd(suggestion)}
          >
            {suggestion.customFieldId ? texts.suggestedHidden(suggestion.name ?? '') : suggestion.name}
          </Button>
        ))}
      </Group>
    </Panel>
  );
}
