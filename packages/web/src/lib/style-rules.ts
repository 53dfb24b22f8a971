/** Style attributes of a rendered page as rules: the security policy refuses the attributes, a style element with its nonce it takes. */
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
