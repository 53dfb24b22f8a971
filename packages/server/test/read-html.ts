import { Parser } from 'htmlparser2'

export interface ReadHtml {
  /** Visible words: without head, with one space between them. */
  text: string
  tags: Set<string>
  attributes: { tag: string; name: string; value: string }[]
  links: string[]
}

/** What a parser finds in a page that the product made. */
export function readHtml(html: string): ReadHtml {
  const found: ReadHtml = { text: '', tags: new Set(), attributes: [], links: [] }
  const parts: string[] = []
  let isHead = false
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (tag === 'head') isHead = true
        found.tags.add(tag)
        for (const [name, value] of Object.entries(attributes)) found.attributes.push({ tag, name, value })
        if (tag === 'a') found.links.push(attributes.href ?? '')
        if (['br', 'p', 'h1', 'h2', 'h3', 'td', 'div'].includes(tag)) parts.push(' ')
      },
      ontext(text) {
        if (!isHead) parts.push(text)
      },
      onclosetag(tag) {
        if (tag === 'head') isHead = false
        if (['p', 'h1', 'h2', 'h3', 'td', 'div'].includes(tag)) parts.push(' ')
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return { ...found, text: inOneSpace(parts.join('')) }
}

export function inOneSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
