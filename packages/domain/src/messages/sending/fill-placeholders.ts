import type { Placeholder, PlaceholderValues } from './placeholders.ts'

export interface FilledText {
  text: string
  /** Names in braces without a value here, each once, in order of appearance; they stay in the text as written. */
  unknown: string[]
}

// The runs between two braces never overlap, so this stays linear for any input.
const token = /\{([^{}\r\n]+)\}/g

/** If one of these is empty its whole line is removed: a label without content only puzzles the reader. */
const optionalPlaceholders: readonly Placeholder[] = ['mealspecifics', 'afterparty']

/**
 * One pass over the template: values are not scanned again, so that a guest named `{hostaddress}` or `$&` appears under
 * exactly that name.
 */
export function fillPlaceholders(template: string, values: PlaceholderValues): FilledText {
  const valueByName = new Map(Object.entries(values))
  const unknown = new Set<string>()
  const text = withoutEmptyLines(template, valueByName).replace(token, (written: string, name: string) => {
    const value = valueByName.get(name)
    if (value === undefined) unknown.add(name)
    return value ?? written
  })
  return { text, unknown: [...unknown] }
}

function withoutEmptyLines(template: string, values: ReadonlyMap<string, string>): string {
  const empty = optionalPlaceholders.filter((name) => values.get(name)?.trim() === '')
  if (empty.length === 0) return template
  const keptLines: string[] = []
  let justRemoved = false
  for (const line of template.split('\n')) {
    if (empty.some((name) => isLineOf(name, line))) justRemoved = true
    else if (justRemoved && line.trim() === '' && (keptLines.at(-1) ?? '').trim() === '') justRemoved = false
    else {
      keptLines.push(line)
      justRemoved = false
    }
  }
  return keptLines.join('\n')
}

/** Only the placeholder and its label: nothing after it but punctuation, no finished sentence and no other placeholder before it. */
function isLineOf(name: Placeholder, line: string): boolean {
  const [label = '', rest, ...more] = line.split(`{${name}}`)
  if (rest === undefined || more.length > 0) return false
  return !/[{}]|[.!?](\s|$)/.test(label) && /^[\s\p{P}]*$/u.test(rest) && !/[{}]/.test(rest)
}
