import { Modal } from '@mantine/core';
import { noBlockData, showForm, themeStyles, viewOf } from '@stoa/blocks';
import blocksCss from '@stoa/blocks/styles.css?inline';
import { loadMessages } from '@stoa/messages/load';
import { MessagesProvider } from '@stoa/messages/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { ListSkeleton } from '../../../ui/list-skeleton.tsx';
import type { FormView } from '../queries.ts';

type FormPreviewProps = { form: FormView; opened: boolean; onClose: () => void };

const BLOCK = 'preview';

/** The form as visitors see it, with the site's look. It sends nothing. */
export function FormPreview({ form, opened, onClose }: FormPreviewProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.siteForms.preview} size="xl">
      {opened && <Preview form={form} />}
    </Modal>
  );
}

function Preview({ form }: { form: FormView }) {
  const { site } = useSession();
  const language = site.language ?? 'en';
  const texts = useQuery({
    queryKey: ['texts', 'forms', language],
    queryFn: () => loadMessages(language, ['blocks', 'forms', 'entries', 'files']),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!texts.data) return <ListSkeleton />;
  const view = viewOf('form')?.view({
    block: { id: BLOCK, type: 'form', props: {}, styles: {} },
    data: { ...noBlockData, forms: { [BLOCK]: { form: showForm(form, new Date()) } } },
    place: { parent: '', index: 0 },
    ...{ headingLevel: 2, isFirst: false, slot: () => null, edit: () => ({}) },
  });
  return (
    <Apart css={`${blocksCss}\n${themeStyles(site.theme ?? {})}`}>
      <MessagesProvider value={texts.data}>
        {/* nothing is sent from here */}
        <div lang={language} onSubmitCapture={(event) => event.preventDefault()}>
          {view}
        </div>
      </MessagesProvider>
    </Apart>
  );
}

/** Content with styles of its own, which those of the dashboard do not reach. */
function Apart({ css, children }: { css: string; children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    // what a page says of its root, its part of this one says of its host
    sheet.replaceSync(
      `${css}\n:host { display: block; background: var(--color-paper); color: var(--color-ink);
      font-family: var(--font-body); line-height: 1.6; }`.replaceAll(':root', ':host'),
    );
    shadow.adoptedStyleSheets = [sheet];
    setRoot(shadow);
  }, [css]);
  return <div ref={host}>{root && createPortal(children, root)}</div>;
}
