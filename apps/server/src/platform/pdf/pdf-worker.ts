// The thread that prints documents: it lays out one after the other, and reads nothing but its own fonts.

import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { FromPdfWorker, PdfDocument } from './pdf.ts';

if (!parentPort) throw new Error('pdf-worker.ts runs only as a worker thread');
const port = parentPort;

const regular = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'));

/** Noto Sans has Latin, Greek, Cyrillic, Vietnamese and Devanagari letters. */
pdfmake.setFonts({ NotoSans: { normal: regular, bold, italics: regular, bolditalics: bold } });
// pictures come as data: no address and no file of the machine is ever opened for a document
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path.endsWith('.ttf'));

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
    content,
    info: { title, author, subject: title, creator: author, producer: author },
    language,
    defaultStyle: { font: 'NotoSans', fontSize: 9.5, lineHeight: 1.15 },
    footer: (page, pages) => ({
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
    }),
  } satisfies TDocumentDefinitions;
}

async function print(document: PdfDocument): Promise<FromPdfWorker> {
  try {
    pdfmake.setTableLayouts({ rows: rows(document.muted) });
    const bytes = await pdfmake.createPdf(definitionOf(document)).getBuffer();
    return { bytes: new Uint8Array(bytes) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on('message', async (document: PdfDocument) => port.postMessage(await print(document)));
