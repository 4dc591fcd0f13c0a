// The thread that prints documents: it lays out one after the other, and reads nothing but its own fonts.

import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { Content, CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import rendering from 'pdfmake/js/Renderer.js';
import { changeContent } from './content.ts';
import { runsOf } from './letters.ts';
import type { FromPdfWorker, PdfDocument, ToPdfWorker } from './pdf.ts';
import { mirrored, placeWords } from './right-to-left.ts';

if (!parentPort) throw new Error('pdf-worker.ts runs only as a worker thread');
const port = parentPort;

const fontFrom = (regularUrl: string, boldUrl: string) => {
  const [regular, bold] = [fileURLToPath(regularUrl), fileURLToPath(boldUrl)];
  return { normal: regular, bold, italics: regular, bolditalics: bold };
};

pdfmake.setFonts({
  NotoSans: fontFrom(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  ),
  Hebrew: fontFrom(
    import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  ),
  Japanese: fontFrom(
    import.meta.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
  ),
  Arabic: fontFrom(
    import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  ),
  Korean: fontFrom(
    import.meta.resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  ),
});
// pictures come as data: no address and no file of the machine is ever opened for a document
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path.endsWith('.ttf'));

/** Of the document that is being printed. */
let direction: 'ltr' | 'rtl' = 'ltr';

// pdfmake lays out words from left to right, whatever their letters; this is where it draws a line that is complete
const { renderLine } = rendering.default.prototype;
rendering.default.prototype.renderLine = function drawInOrder(line, ...place) {
  placeWords(line, direction);
  return renderLine.call(this, line, ...place);
};

/** The content with a font for each letter, and its sides as the document's language has them. */
function readyContent(content: readonly Content[]): Content[] {
  const written = changeContent(content, { text: (text) => runsOf(text, direction) });
  return direction === 'rtl' ? mirrored(written) : written;
}

const rows = (color: string): CustomTableLayout => ({
  hLineWidth: (line, { table }) => (line === 0 || (line === table.body.length && line > 1) ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => color,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, { table }) => (column === (table.widths?.length ?? 0) - 1 ? 0 : 6),
  paddingTop: () => 5,
  paddingBottom: () => 5,
});

function definitionOf(document: PdfDocument): TDocumentDefinitions {
  const { title, language, author, pageSize, margins, content, footer = [], pageLabel, muted } = document;
  const [left, , right] = margins;
  return {
    pageSize,
    pageMargins: margins,
    content: readyContent(content),
    info: { title, author, subject: title, creator: author, producer: author },
    language,
    defaultStyle: {
      font: 'NotoSans',
      fontSize: 9.5,
      lineHeight: 1.15,
      alignment: direction === 'rtl' ? 'right' : 'left',
    },
    footer: (page, pages) =>
      readyContent([
        {
          margin: [left, 0, right, 0],
          fontSize: 7.5,
          color: muted,
          columns: [
            ...footer.map((lines) => ({ text: lines.join('\n'), width: '*' })),
            ...(pageLabel && pages > 1
              ? [
                  {
                    text: pageLabel.replace('{page}', `${page}`).replace('{pages}', `${pages}`),
                    alignment: 'right' as const,
                    width: 'auto',
                  },
                ]
              : []),
          ],
        },
      ]),
  } satisfies TDocumentDefinitions;
}

async function print(document: ToPdfWorker): Promise<FromPdfWorker> {
  try {
    direction = document.direction;
    pdfmake.setTableLayouts({ rows: rows(document.muted) });
    const bytes = await pdfmake.createPdf(definitionOf(document)).getBuffer();
    return { bytes: new Uint8Array(bytes) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', async (document: ToPdfWorker) => port.postMessage(await print(document)));
