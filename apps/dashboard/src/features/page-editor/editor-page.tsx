import { Box, Center, Container, Loader, VisuallyHidden } from '@mantine/core';
import { useParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { Failure } from '../../ui/failure.tsx';
import { EditingProvider } from './editing.ts';
import { EditorLayout } from './editor-layout.tsx';
import { useEditor } from './use-editor.ts';

/** A page of the site, edited on the page itself. */
export function Component() {
  const { pageId = '' } = useParams();
  const { opened, error, retry } = useEditor(pageId);
  if (error)
    return (
      <Container size="lg" py="xl">
        <Page title="Page editor" back={{ to: '/pages', label: 'Pages' }}>
          <Failure error={error} onRetry={retry} />
        </Page>
      </Container>
    );
  if (!opened)
    return (
      <Center h="100dvh" role="status">
        <title>Page editor</title>
        <Loader aria-hidden />
        <VisuallyHidden>Loading…</VisuallyHidden>
      </Center>
    );
  return (
    <EditingProvider value={opened}>
      <Box key={pageId}>
        <EditorLayout />
      </Box>
    </EditingProvider>
  );
}
