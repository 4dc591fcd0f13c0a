import { Alert, Button, List, Text } from '@mantine/core';
import { IconGitMerge, IconRefresh } from '@tabler/icons-react';
import { words } from '../../app/words.ts';
import type { FormStatus } from './use-entity-form.ts';

const texts = words.forms.changedMeanwhile;

/** Resolves an edit conflict between two people: nothing is overwritten, and no typed text is lost. */
export function ChangedMeanwhile({ form: { stale, conflicts } }: { form: FormStatus }) {
  if (stale && !conflicts?.length) {
    return (
      <Alert color="yellow" role="alert" icon={<IconRefresh aria-hidden />} title={texts.title}>
        <Text size="sm" mb="sm">
          {texts.text}
        </Text>
        <Button size="xs" loading={stale.isReloading} onClick={stale.reload}>
          {texts.reload}
        </Button>
      </Alert>
    );
  }
  if (!conflicts) return null;
  return (
    <Alert color="blue" role="status" icon={<IconGitMerge aria-hidden />} title={texts.loaded}>
      {conflicts.length === 0 ? (
        <Text size="sm">{texts.apart}</Text>
      ) : (
        <>
          <Text size="sm">{texts.both}</Text>
          <List size="sm">
            {conflicts.map(({ label, theirs }) => (
              <List.Item key={label}>
                {label}
                {theirs && `: ${texts.theirs(theirs)}`}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
