/** A table as CSV. What spreadsheets would run as a formula is quoted as text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
    return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
