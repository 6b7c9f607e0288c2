const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes text for HTML or XML, between tags or within double quotes. Stored texts hold it, so its form stays. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
