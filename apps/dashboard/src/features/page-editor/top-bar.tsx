import { ActionIcon, Button, Group, SegmentedControl, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { PublishDialog } from '../site-pages/publish-dialog.tsx';
import { PublishNotice } from './checks/publish-notice.tsx';
import { CommandButton } from './commands/command-button.tsx';
import { commandOf, runCommand } from './commands/registry.ts';
import { type CanvasWidth, canvasWidths, draftsOf, type Editing, useEditing, useInWork, useNode } from './editing.ts';
import classes from './editor-layout.module.css';
import { labelOfType } from './names.ts';
import { PeopleHere } from './presence/people-here.tsx';
import { SavedState } from './saved-state.tsx';
import { SetAsideMenu } from './set-aside-menu.tsx';
import { useCell } from './store/cell.ts';
import { plainLabel } from './store/history.ts';

const texts = words.pageEditor;

/** The page's title, how wide it is shown, undo, whether it is saved, and publishing. */
export function TopBar({ isNarrow }: { isNarrow: boolean }) {
  const editing = useEditing();
  const { editor, dialog, mayPublish, shopPage } = editing;
  const { site } = useSession();
  const root = useNode(editor.draft.root)?.block;
  const name = shopPage
    ? labelOfType(editor.schemas, root?.type ?? '')
    : String(root?.props?.title || words.sitePages.untitled);
  return (
    <header className={classes.top} data-region tabIndex={-1}>
      <title>{`${name} · ${site.name}`}</title>
      <div className={classes.head}>
        <ActionIcon component={Link} to="/pages" variant="subtle" color="gray" size="lg" aria-label={texts.backToPages}>
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
        <Title order={1} className={classes.title}>
          {name}
        </Title>
        <PeopleHere />
        <SavedState />
      </div>
      <div className={classes.tools}>
        <SetAsideMenu />
        <CommandButton id="view.commands" editing={editing} />
        <Widths editing={editing} />
        <UndoButtons />
        <ViewLink editing={editing} isNarrow={isNarrow} />
      </div>
      {mayPublish && (
        <Button size="sm" onClick={() => runCommand(editing, 'page.publish')}>
          {texts.publish}
        </Button>
      )}
      <PublishDialog
        opened={useCell(dialog) === 'publish'}
        onClose={() => dialog.set(null)}
        saveFirst={() => saveAll(editing)}
        notice={<PublishNotice />}
      />
    </header>
  );
}

async function saveAll(editing: Editing): Promise<boolean> {
  for (const draft of draftsOf(editing)) if (!(await draft.saving.now())) return false;
  return true;
}

function Widths({ editing }: { editing: Editing }) {
  const width = useCell(editing.width);
  return (
    <SegmentedControl
      aria-label={texts.widthOfPage}
      size="xs"
      value={width}
      onChange={(value: CanvasWidth) => runCommand(editing, `view.${value}`)}
      data={(Object.keys(canvasWidths) as CanvasWidth[]).map((value) => {
        const { title, Icon } = commandOf(`view.${value}`);
        return {
          value,
          label: (
            <Group gap={4} title={title}>
              {Icon && <Icon size={18} aria-hidden />}
              <VisuallyHidden>{title}</VisuallyHidden>
            </Group>
          ),
        };
      })}
    />
  );
}

function UndoButtons() {
  const editing = useInWork();
  const { done, undone } = useCell(editing.editor.history);
  const [last, next] = [done.at(-1), undone.at(-1)];
  return (
    <Group gap={2} wrap="nowrap">
      <CommandButton id="page.undo" editing={editing} hint={last && texts.undo(plainLabel(last.label))} />
      <CommandButton id="page.redo" editing={editing} hint={next && texts.redo(plainLabel(next.label))} />
    </Group>
  );
}

/** A link, which people can also open in a way of their own. */
function ViewLink({ editing, isNarrow }: { editing: Editing; isNarrow: boolean }) {
  // the address is one of the page's properties
  useNode(editing.editor.draft.root);
  useCell(editing.sample);
  const { title } = commandOf('page.view');
  const link = { href: editing.addressOfPage(), target: '_blank', 'aria-label': title } as const;
  return isNarrow ? (
    <ActionIcon component="a" variant="default" size={34} {...link}>
      <IconExternalLink size={18} aria-hidden />
    </ActionIcon>
  ) : (
    <Button component="a" size="sm" variant="default" {...link}>
      {words.actions.view}
    </Button>
  );
}
