import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import classes from '../media.module.css';

const texts = words.media.uploads;

type DropZoneProps = { isOpen?: boolean; onFiles: (files: File[]) => void; children: ReactNode };

/**
 * Accepts files dropped on its content. Dropping is a convenience for pointers: a button does the same for everyone.
 */
export function DropZone({ isOpen = true, onFiles, children }: DropZoneProps) {
  const mayUpload = useMay()('mediaFiles.generateFileUploadUrl');
  const [isOver, setIsOver] = useState(false);
  // entering a child also fires a leave event on its parent
  const depth = useRef(0);
  const takes = (event: DragEvent) => isOpen && mayUpload && event.dataTransfer.types.includes('Files');
  const enter = (event: DragEvent, by: number) => {
    if (!takes(event)) return;
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!takes(event)) return;
    event.preventDefault();
    depth.current = 0;
    setIsOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a drop target for files
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className={classes.dropHint} aria-hidden>
          {texts.drop}
        </div>
      )}
    </div>
  );
}
