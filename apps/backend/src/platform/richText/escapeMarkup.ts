const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes a text for HTML or XML, between tags or within double quotes. Stored texts contain the result, so its
 * form must not change.
 */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
