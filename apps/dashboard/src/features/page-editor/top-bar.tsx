import { ActionIcon, Button, Group, SegmentedControl, Title, VisuallyHidden } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconExternalLink,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../app/permissions.ts';
import { useSession } from '../../app/session.ts';
import { PublishDialog } from '../site-pages/publish-dialog.tsx';
import type { CanvasWidth } from './canvas/canvas.tsx';
import { reverse } from './changes.ts';
import { draftsOf, useEditing, useInWork, useNode } from './editing.ts';
import classes from './editor-layout.module.css';
import { SavedState } from './saved-state.tsx';
import { SetAsideMenu } from './set-aside-menu.tsx';
import { useCell } from './store/cell.ts';
import { plainLabel } from './store/history.ts';

type TopBarProps = { width: CanvasWidth; onWidth: (width: CanvasWidth) => void; isNarrow: boolean };

const widths: Record<CanvasWidth, { label: string; Icon: typeof IconDeviceMobile }> = {
  phone: { label: 'Phone', Icon: IconDeviceMobile },
  tablet: { label: 'Tablet', Icon: IconDeviceTablet },
  desktop: { label: 'Desktop', Icon: IconDeviceDesktop },
};

/** The page's title, how wide it is shown, undo, whether it is saved, and publishing. */
export function TopBar({ width, onWidth, isNarrow }: TopBarProps) {
  const editing = useEditing();
  const { editor } = editing;
  const { site } = useSession();
  const mayPublish = useMay()('pages.publishPages');
  const [isPublishing, setPublishing] = useState(false);
  const { title, address } = useNode(editor.draft.root)?.block.props ?? {};
  const name = String(title || 'Untitled page');
  const saveAll = async () => {
    for (const draft of draftsOf(editing)) if (!(await draft.saving.now())) return false;
    return true;
  };
  return (
    <header className={classes.top} data-region tabIndex={-1}>
      <title>{`${name} · ${site.name}`}</title>
      <ActionIcon component={Link} to="/pages" variant="subtle" color="gray" size="lg" aria-label="Back to Pages">
        <IconArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <Title order={1} className={classes.title}>
        {name}
      </Title>
      <SavedState />
      <SetAsideMenu />
      <SegmentedControl
        aria-label="Width of the page"
        size="xs"
        value={width}
        onChange={(value) => onWidth(value as CanvasWidth)}
        data={Object.entries(widths).map(([value, { label, Icon }]) => ({
          value,
          label: (
            <Group gap={4} title={label}>
              <Icon size={18} aria-hidden />
              <VisuallyHidden>{label}</VisuallyHidden>
            </Group>
          ),
        }))}
      />
      <UndoButtons />
      <Bare
        component="a"
        href={`${site.url}/${String(address ?? '')}`}
        target="_blank"
        label="View as visitors do"
        isNarrow={isNarrow}
      >
        View
      </Bare>
      {mayPublish && (
        <Button size="sm" onClick={() => setPublishing(true)}>
          Publish
        </Button>
      )}
      <PublishDialog opened={isPublishing} onClose={() => setPublishing(false)} saveFirst={saveAll} />
    </header>
  );
}

type BareProps = {
  component: 'a';
  href: string;
  target: string;
  label: string;
  isNarrow: boolean;
  children: ReactNode;
};

const Bare = ({ label, isNarrow, children, ...link }: BareProps) =>
  isNarrow ? (
    <ActionIcon variant="default" size={34} aria-label={label} {...link}>
      <IconExternalLink size={18} aria-hidden />
    </ActionIcon>
  ) : (
    <Button size="sm" variant="default" aria-label={label} {...link}>
      {children}
    </Button>
  );

function UndoButtons() {
  const editing = useInWork();
  const { done, undone } = useCell(editing.editor.history);
  const [last, next] = [done.at(-1), undone.at(-1)];
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Undo"
        title={last && `Undo: ${plainLabel(last.label)}`}
        disabled={!last}
        onClick={() => reverse(editing, 'undo')}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label="Redo"
        title={next && `Redo: ${plainLabel(next.label)}`}
        disabled={!next}
        onClick={() => reverse(editing, 'redo')}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
