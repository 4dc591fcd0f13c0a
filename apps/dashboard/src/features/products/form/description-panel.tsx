import { SegmentedControl, Textarea, Typography } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { HtmlPreview } from './html-preview.tsx';
import type { Change } from './use-product-editor.ts';

type DescriptionPanelProps = { value: string; error: string | undefined; change: Change };

/** The description as HTML, and how it will look. */
export function DescriptionPanel({ value, error, change }: DescriptionPanelProps) {
  const [view, setView] = useState('write');
  return (
    <Panel
      title="Description"
      aside={
        <SegmentedControl
          size="xs"
          aria-label="View of the description"
          value={view}
          onChange={setView}
          data={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
      }
    >
      {view === 'write' ? (
        <Textarea
          aria-label="Description"
          description="Text with HTML: <p>, <strong>, <em>, <ul>, <li>, <a>."
          autosize
          minRows={6}
          maxRows={20}
          maxLength={16_000}
          value={value}
          error={error}
          onChange={({ currentTarget: { value: description } }) => change((old) => ({ ...old, description }))}
        />
      ) : (
        <Typography mih={140}>
          <HtmlPreview html={value} />
        </Typography>
      )}
    </Panel>
  );
}
