const dangerous = /^'*[=+\-@\t\r\0]/
const guarded = /^'+[=+\-@\t\r\0]/

/** Text that a spreadsheet program could take for a formula gets a leading apostrophe (reliability 2.4 #15). */
export function guardFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text
}

/** Takes that apostrophe away again, so that what was written is read. */
export function unguardFormula(text: string): string {
  return guarded.test(text) ? text.slice(1) : text
}
