import type { OpenApiDocument, Operation } from './openapi-document.ts'
import { escapeHtml, fieldTable } from './openapi-page-fields.ts'
import { openApiPageStyle } from './openapi-page-style.ts'

interface Call {
  method: string
  path: string
  operation: Operation
}

/** The whole description as one page without scripts; `nonce` lets its style pass the content security policy. */
export function openApiPage(document: OpenApiDocument, nonce: string): string {
  const { title, description } = document.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API of ${escapeHtml(title)}</title>
<style nonce="${escapeHtml(nonce)}">${openApiPageStyle}</style>
</head>
<body>
<header><a href="/">${escapeHtml(title)}</a></header>
<main>
<h1>API</h1>
<p>${inline(description)}</p>
<p>All calls begin with <code>/api</code>; the same calls answer without it. Every answer that is not 200 is a list of
<a href="#schema-IssueResponse">issues</a>. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Areas"><ul>${document.tags.map(({ name }) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
${document.tags.map(({ name }) => area(document, name)).join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">Shapes</h2>
${Object.entries(document.components.schemas).map(shape).join('\n')}
</section>
</main>
</body>
</html>
`
}

function area(document: OpenApiDocument, name: string): string {
  const calls = callsOf(document).filter(({ operation }) => operation.tags.includes(name))
  return `<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${escapeHtml(name)}</h2>${calls.map(callEntry).join('\n')}</section>`
}

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

function callEntry({ method, path, operation }: Call): string {
  const aliases = operation['x-aliases'] ?? []
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const reply = Object.values((operation.responses[200]?.content ?? {}) as Record<string, { schema: unknown }>)[0]
    ?.schema
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><span class="method">${method}</span> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code> <span class="what">${escapeHtml(operation.summary)}</span></summary>
${aliases.length > 0 ? `<p>Also: ${aliases.map((alias) => `<code>${escapeHtml(alias)}</code>`).join(', ')}</p>` : ''}
${parameters(operation)}
${body ? `<h3>Body</h3>${fieldTable(body)}` : ''}
<h3>Answer</h3>${fieldTable(reply)}
</details>`
}

function parameters({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const entries = parameters.map((one) => [one.name, one.schema])
  const required = parameters.filter((one) => one.required).map((one) => one.name)
  return `<h3>Parameters</h3>${fieldTable({ type: 'object', properties: Object.fromEntries(entries), required })}`
}

function shape([name, schema]: [string, unknown]): string {
  return `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${fieldTable(schema)}</article>`
}

function idOf(area: string): string {
  return `area-${area.replace(/[^a-z]+/gi, '-')}`
}

function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
