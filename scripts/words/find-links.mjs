import { posix } from 'node:path'

const topFolders = 'docs|packages|scripts|e2e'
const written = [
  // Inline links and images of Markdown, with or without a title.
  /\]\(([^()\s]+(?:\([^()]*\))?)(?:\s+"[^"]*")?\)/g,
  // Its reference definitions.
  /^\s*\[[^\]]+\]:\s+(\S+)/gm,
]
const named = new RegExp(`(?<![\\w/.@:-])((?:\\.\\.?/)*(?:${topFolders})/[\\w./{},*<>$:\\[\\]…-]*(?:#[\\w-]+)?)`, 'g')

/**
 * Every reference of a text to a place in the repository: relative links of Markdown, and paths named in the text.
 * @returns {{ target: string, path: string, anchor: string | undefined, offset: number }[]}
 */
export function findLinks(file, text) {
  const links = []
  const add = (target, base, offset) => {
    const [path = '', anchor] = target.split('#')
    links.push({ target, path: path === '' ? file : posix.normalize(posix.join(base, path)), anchor, offset })
  }
  for (const pattern of written)
    for (const match of text.matchAll(pattern))
      if (!/^[a-z][a-z0-9+.-]*:/i.test(match[1] ?? '')) add(match[1] ?? '', posix.dirname(file), match.index)
  const rest = written.reduce((left, pattern) => left.replace(pattern, (link) => ' '.repeat(link.length)), text)
  for (const match of rest.matchAll(named)) {
    const target = (match[1] ?? '').replace(/[.,:…]+$/, '')
    if (/[{}*<>$[\]…]/.test(target)) continue
    add(target.replace(/^(\.\.?\/)+/, ''), '', match.index)
  }
  return links
}

/** The anchors of a Markdown file as GitHub makes them, and explicit `<a id="…">`. */
export function anchorsOf(markdown) {
  const anchors = new Set()
  const taken = new Map()
  let fenced = false
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) fenced = !fenced
    if (fenced) continue
    for (const [, id] of line.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id)
    const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    if (heading === undefined) continue
    const slug = slugOf(heading)
    const times = taken.get(slug) ?? 0
    taken.set(slug, times + 1)
    anchors.add(times === 0 ? slug : `${slug}-${times}`)
  }
  return anchors
}

function slugOf(heading) {
  return heading
    .replace(/<[^>]+>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-')
}
