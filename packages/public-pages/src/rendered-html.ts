/** Splits a rendered page: React writes the elements of the head before everything else. */
export function splitHead(rendered: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/.exec(rendered)?.[0] ?? ''
  return { head, html: rendered.slice(head.length) }
}

/** Turns style attributes of a rendered page into rules: the security policy allows a style element with a nonce but no attributes. */
export function styleRules(html: string): { html: string; css: string } {
  const rules = new Map<string, string>()
  // Quotes in texts and values are escaped, so this is only ever an attribute.
  const marked = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = rules.get(style) ?? `s${rules.size}`
    rules.set(style, name)
    return ` data-style="${name}"`
  })
  const css = [...rules].map(([style, name]) => `[data-style="${name}"]{${unescaped(style)}}`).join('')
  return { html: marked, css }
}

function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '').replaceAll('&amp;', '&')
}
