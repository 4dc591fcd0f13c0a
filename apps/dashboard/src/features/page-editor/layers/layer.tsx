import { Box } from '@mantine/core';
import type { Id } from '@stoa/page-model';
import { IconEyeOff, IconGripVertical } from '@tabler/icons-react';
import { memo, type PointerEvent } from 'react';
import { words } from '../../../app/words.ts';
import { iconOf } from '../block-icons.ts';
import { useEditing, useIsSelected, useNode } from '../editing.ts';
import { nameOf } from '../names.ts';
import { childIds } from '../places.ts';
import classes from './layers.module.css';

const texts = words.pageEditor;

type LayerProps = { id: Id; level: number; onGrip: (event: PointerEvent<HTMLElement>, id: Id) => void };

/** A block in the tree, with those in it. */
export const Layer = memo(function Layer({ id, level, onGrip }: LayerProps) {
  const { editor } = useEditing();
  const node = useNode(id);
  const isSelected = useIsSelected(id);
  if (!node) return null;
  const children = childIds(editor, id);
  const name = nameOf(editor, id);
  const hidden = node.block.hide ?? [];
  const Icon = iconOf(node.block.type);
  const isHidden = hidden.length > 0;
  return (
    <div role="none" data-branch={id}>
      <div
        role="treeitem"
        aria-label={
          isHidden
            ? texts.hiddenOn(
                name,
                hidden.map((width) => texts.widths[width]),
              )
            : name
        }
        aria-level={level}
        aria-selected={isSelected}
        {...(children.length > 0 && { 'aria-expanded': true, 'aria-owns': `below-${id}` })}
        tabIndex={isSelected ? 0 : -1}
        className={classes.row}
        data-selected={isSelected || undefined}
        data-layer={id}
        style={{ paddingInlineStart: level * 14 - 6 }}
      >
        <Icon size={16} stroke={1.6} aria-hidden />
        <span className={classes.name}>{name}</span>
        {isHidden && <IconEyeOff size={14} aria-hidden />}
        {node.place && (
          <span className={classes.grip} aria-hidden onPointerDown={(event) => onGrip(event, id)} data-grip>
            <IconGripVertical size={16} />
          </span>
        )}
      </div>
      {children.length > 0 && (
        <Box role="group" id={`below-${id}`}>
          {children.map((child) => (
            <Layer key={child} id={child} level={level + 1} onGrip={onGrip} />
          ))}
        </Box>
      )}
    </div>
  );
});
