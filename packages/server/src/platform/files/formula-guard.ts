const dangerous = /^'*[=+\-@\t\r\0]/
const guarded = /^'+[=+\-@\t\r\0]/

/** Prefixes text that a spreadsheet program would run as a formula with an apostrophe (CSV injection). */
export function guardFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** Reverts `guardFormula`, so that an exported file is imported unchanged. */
export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}
