/** Puts values into `{{name}}` marks, as the client's translator does; values are never read again for marks. */
export function fillPhrase(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}
