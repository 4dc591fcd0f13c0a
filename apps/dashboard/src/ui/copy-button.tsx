import { ActionIcon, Button, CopyButton as Copying } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { words } from '../app/words.ts';

const texts = words.common;

type CopyButtonProps = { value: string; children?: string };

/** Copies a text, and says so. */
export const CopyButton = ({ value, children = texts.copy }: CopyButtonProps) => (
  <Copying value={value}>
    {({ copied, copy }) => (
      <Button
        variant="default"
        onClick={copy}
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      >
        {copied ? texts.copied : children}
      </Button>
    )}
  </Copying>
);

/** The same in a row of a list, as an icon. `what` says which text it copies: “the link to Spring offer”. */
export const CopyIcon = ({ value, what }: { value: string; what: string }) => (
  <Copying value={value}>
    {({ copied, copy }) => (
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={(copied ? texts.copiedNamed : texts.copyNamed)(what)}
        onClick={copy}
      >
        {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      </ActionIcon>
    )}
  </Copying>
);
