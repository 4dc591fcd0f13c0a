import { open } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { extensionOf, type FileType, typeOfExtension } from './kinds.ts';

/** The part of a text that is examined. */
const HEAD_BYTES = 64 * 1024;

/** Other names of types that `kinds.ts` lists. */
const sameAs: Record<string, string> = { jpeg: 'jpg', tiff: 'tif', heif: 'heic', oga: 'ogg', f4v: 'mp4', mpga: 'mp3' };

/**
 * The type of a file, by its content. The name only decides between types that are equally harmless: text and CSV, a
 * gzip file and a packed tar. Null for types that the library does not accept: programs, pages, scripts, anything
 * unknown.
 */
export async function sniff(content: Buffer | { path: string }, fileName: string): Promise<FileType | null> {
  const found = Buffer.isBuffer(content) ? await fileTypeFromBuffer(content) : await fileTypeFromFile(content.path);
  const head = await headOf(content);
  const markup = markupOf(head);
  if (markup) return markup === 'svg' ? typeOfExtension('svg') : null;
  if (!found) return isText(head) ? typeOfExtension(extensionOf(fileName) === 'csv' ? 'csv' : 'txt') : null;
  if (found.ext === 'gz' && /\.(tgz|tar\.gz)$/i.test(fileName)) return typeOfExtension('tgz');
  return typeOfExtension(sameAs[found.ext] ?? found.ext);
}

async function headOf(content: Buffer | { path: string }): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content.subarray(0, HEAD_BYTES);
  const file = await open(content.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Pages and drawings, whatever their names: browsers would run their contents. */
function markupOf(head: Buffer): 'svg' | 'page' | null {
  const text = textOf(head)
    .replace(/^\uFEFF/, '')
    .replace(/^(\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>[]*(\[[\s\S]*?\])?[^>]*>)*/i, '')
    .slice(0, 200);
  if (/^<svg[\s>]/i.test(text)) return 'svg';
  return /^<(!doctype|[a-z/?!])/i.test(text) ? 'page' : null;
}

function textOf(head: Buffer): string {
  const isWide = head.length > 1 && ((head[0] === 0xff && head[1] === 0xfe) || head[1] === 0);
  return head.toString(isWide ? 'utf16le' : 'utf8');
}

/** UTF-8 without control characters; the end of the head may lie within a character. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return !/[^\P{Cc}\t\n\v\f\r]/u.test(text);
  } catch {
    return false;
  }
}
