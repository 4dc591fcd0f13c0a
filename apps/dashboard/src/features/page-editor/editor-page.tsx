import { Box, Center, Container, Loader, VisuallyHidden } from '@mantine/core';
import { useParams } from 'react-router';
import { Page } from '../../app/page.tsx';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { EditingProvider } from './editing.ts';
import { EditorLayout } from './editor-layout.tsx';
import { useEditor } from './use-editor.ts';

const texts = words.pageEditor;

/** A page of the site, edited on the page itself. */
export function Component() {
  const { pageId = '' } = useParams();
  const { opened, error, retry } = useEditor(pageId);
  if (error)
    return (
      <Container size="lg" py="xl">
        <Page title={texts.title} back={{ to: '/pages', label: texts.pages }}>
          <Failure error={error} onRetry={retry} />
        </Page>
      </Container>
    );
  if (!opened)
    return (
      <Center h="100dvh" role="status">
        <title>{texts.title}</title>
        <Loader aria-hidden />
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
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
