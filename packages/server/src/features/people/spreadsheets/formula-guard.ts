const formula = /^[=+\-@\t\r\0]/
const dangerous = /^'*[=+\-@\t\r\0]/
const guarded = /^'+[=+\-@\t\r\0]/

/** Whether a spreadsheet program may run the text as a formula. */
export function looksLikeFormula(text: string): boolean {
  return formula.test(text)
}

/** Prefixes text that a spreadsheet program would run as a formula with an apostrophe (CSV injection). */
export function guardFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** For cells that are text by their style: only what `unguardFormula` would shorten gets an apostrophe. */
export function guardApostrophe(text: string): string {
  return guarded.test(text) ? `'${text}` : text
}

/** Reverts `guardFormula`, so that an exported file is imported unchanged. */
export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}
