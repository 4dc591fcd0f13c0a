import { Button, CopyButton as Copying } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

type CopyButtonProps = { value: string; children?: string };

/** Copies a text, and says so. */
export const CopyButton = ({ value, children = 'Copy' }: CopyButtonProps) => (
  <Copying value={value}>
    {({ copied, copy }) => (
      <Button
        variant="default"
        onClick={copy}
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      >
        {copied ? 'Copied' : children}
      </Button>
    )}
  </Copying>
);
