/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Spreadsheets treat text that begins with one of these characters as a formula, which can do harm. An apostrophe marks
 * it as text; our readers remove it again. Numbers stay as they are.
 */
const harmless = (cell: string): string =>
  /^'*[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
