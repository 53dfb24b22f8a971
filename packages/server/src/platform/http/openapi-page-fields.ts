type Schema = Record<string, unknown>

/** The fields of an object as a table; everything else in words. */
export function fieldTable(schema: unknown): string {
  const { properties, required } = asSchema(schema)
  if (typeof properties !== 'object' || properties === null) return `<p>${typeText(schema)}</p>`
  const entries = Object.entries(properties)
  if (entries.length === 0) return '<p>Nothing (<code>{}</code>)</p>'
  const needed = new Set(Array.isArray(required) ? required : [])
  const rows = entries.map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${needed.has(name) ? '' : ' <small>optional</small>'}</th><td>${typeText(field)}${limitsText(field)}</td></tr>`,
  )
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

function typeText(value: unknown): string {
  const schema = asSchema(value)
  const { $ref, type, items, anyOf, enum: values, const: only, properties, format } = schema
  if (typeof $ref === 'string') return reference($ref)
  if (Array.isArray(values)) return values.map((one) => `<code>${escapeHtml(String(one))}</code>`).join(' | ')
  if (only !== undefined) return `<code>${escapeHtml(JSON.stringify(only))}</code>`
  if (Array.isArray(anyOf)) return anyOf.map(typeText).join(' or ')
  if (type === 'array') return `list of ${typeText(items)}`
  if (properties) return fieldTable(schema)
  if (Array.isArray(type)) return type.map((one) => escapeHtml(String(one))).join(' or ')
  if (typeof type !== 'string') return 'anything'
  return typeof format === 'string' ? `${escapeHtml(type)} (${escapeHtml(format)})` : escapeHtml(type)
}

function reference($ref: string): string {
  const name = escapeHtml($ref.split('/').at(-1) ?? '')
  return `<a href="#schema-${name}">${name}</a>`
}

const limits = ['default', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']
/** Zod's marks for "a whole number", which say nothing to a reader. */
const meaningless = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

function limitsText(value: unknown): string {
  const schema = asSchema(value)
  const known = limits.filter((name) => schema[name] !== undefined && !meaningless.has(schema[name]))
  return known.map((name) => ` <small>${name} ${escapeHtml(JSON.stringify(schema[name]))}</small>`).join('')
}

function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {}
}
