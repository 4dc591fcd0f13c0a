/** Draws the page into the document of the frame, with the styles that visitors get. */
import { fontStyles, SCHEMES, schemeStyles, type Theme, themeStyles } from '@stoa/blocks';
import blocksCss from '@stoa/blocks/styles.css?inline';
import { directionOf } from '@stoa/messages/languages';
import { MessagesProvider } from '@stoa/messages/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Session, SessionProvider } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { type Editing, EditingProvider } from '../editing.ts';
import { tokensIn } from '../theme/tokens.ts';
import marksCss from './canvas-marks.css?inline';
import { CanvasPage } from './canvas-page.tsx';
import { CanvasStylesProvider, canvasStyles } from './canvas-styles.ts';
import { CanvasFooter, CanvasHeader } from './site-frame.tsx';

const texts = words.pageEditor;

type Given = { editing: Editing; session: Session; client: QueryClient };

/** Returns the element that holds the page, how to give it another theme, and how to remove it. */
export function drawPage(document: Document, { editing, session, client }: Given) {
  const { site } = session;
  document.documentElement.lang = site.language ?? 'en';
  document.documentElement.dir = directionOf(site.language ?? 'en');
  const [, fonts, theme, looks] = addStyles(document, [blocksCss, '', '', '', marksCss]);
  let shownFonts = '';
  const setTheme = (tokens: Theme) => {
    const wanted = fontStyles(tokens);
    // written again, they would be loaded again at each change of a colour
    if (wanted !== shownFonts) fonts.replaceSync(wanted);
    shownFonts = wanted;
    theme.replaceSync(themeStyles(tokens) + schemeStyles(tokens, SCHEMES));
  };
  setTheme(tokensIn(editing.parts.theme.editor, site.theme));
  const page = document.createElement('main');
  page.dataset.page = '';
  page.tabIndex = 0;
  page.ariaLabel = texts.page.label;
  const [above, below] = [document.createElement('div'), document.createElement('div')];
  above.className = below.className = 'stoa-frame';
  document.body.replaceChildren(above, page, below);
  const root = createRoot(page);
  root.render(
    <SessionProvider value={session}>
      <QueryClientProvider client={client}>
        <MessagesProvider value={editing.messages}>
          <EditingProvider value={editing}>
            <CanvasStylesProvider value={canvasStyles(looks)}>
              <CanvasPage />
            </CanvasStylesProvider>
            {createPortal(<CanvasHeader />, above)}
            {createPortal(<CanvasFooter />, below)}
          </EditingProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </SessionProvider>,
  );
  // a root cannot be removed while another one is drawing
  return { page, setTheme, remove: () => void setTimeout(() => root.unmount()) };
}

/** Of the blocks, of the theme's fonts, of the theme, of what people chose for single blocks, and of the editor's marks. */
type Sheets<T> = [blocks: T, fonts: T, theme: T, looks: T, marks: T];

/** Sheets belong to the window that made them; the frame's policy allows no style elements. */
function addStyles(document: Document, styles: Sheets<string>): Sheets<CSSStyleSheet> {
  const { CSSStyleSheet } = document.defaultView as Window & typeof globalThis;
  const sheetOf = (text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  };
  const [blocks, fonts, theme, looks, marks] = styles;
  const sheets: Sheets<CSSStyleSheet> = [
    sheetOf(blocks),
    sheetOf(fonts),
    sheetOf(theme),
    sheetOf(looks),
    sheetOf(marks),
  ];
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return sheets;
}
