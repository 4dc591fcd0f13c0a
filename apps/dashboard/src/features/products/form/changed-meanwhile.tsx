import { Alert, Button, List, Text } from '@mantine/core';
import { IconGitMerge, IconRefresh } from '@tabler/icons-react';
import { type Part, partLabel, textOfPart } from './parts.ts';
import type { ProductForm } from './product-form.ts';

type ChangedMeanwhileProps = {
  /** Saving was refused because someone else saved first. */
  isStale: boolean;
  /** Parts that both changed; null unless one's edits were just brought onto their version. */
  conflicts: Part[] | null;
  theirs: ProductForm;
  isReloading: boolean;
  onReload: () => void;
};

/** What to do when two people edit the same product: nothing is overwritten and nothing that was typed is lost. */
export function ChangedMeanwhile({ isStale, conflicts, theirs, isReloading, onReload }: ChangedMeanwhileProps) {
  if (isStale) {
    return (
      <Alert
        color="yellow"
        role="alert"
        icon={<IconRefresh aria-hidden />}
        title="Someone else changed this product meanwhile"
      >
        <Text size="sm" mb="sm">
          Nothing was saved yet. Load their version and keep your edits on top of it, then save again.
        </Text>
        <Button size="xs" loading={isReloading} onClick={onReload}>
          Reload and keep my edits
        </Button>
      </Alert>
    );
  }
  if (!conflicts) return null;
  return (
    <Alert
      color="blue"
      role="status"
      icon={<IconGitMerge aria-hidden />}
      title="Their version is loaded, your edits are kept"
    >
      {conflicts.length === 0 ? (
        <Text size="sm">You changed different things. Check the form and save.</Text>
      ) : (
        <>
          <Text size="sm">You both changed these. The form shows yours; saving replaces theirs:</Text>
          <List size="sm">
            {conflicts.map((part) => (
              <List.Item key={part}>
                {partLabel(part)}
                {textOfPart(theirs, part) && `: theirs is “${textOfPart(theirs, part)}”`}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </Alert>
  );
}
