const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters that XML documents must not contain, even escaped, and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the ones to find
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** An element with any text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** An attribute with any text. */
export const attribute = (name: string, text: string): string => `${name}="${escapeXml(text)}"`;

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';
