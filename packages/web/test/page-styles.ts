import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** What hides an element, and what the pages read of their own styles. */
const kept = new Set(['display', 'visibility', 'opacity', 'overflow', 'overflow-x', 'overflow-y'])

const withoutLooks: StylisPlugin = (element) => {
  if (element.type !== 'decl' || kept.has(String(element.props))) return
  element.value = ''
  element.return = ''
}

/** A rule without declarations, or one that jsdom never applies: its window has no width and is no paper. */
const noEffect = /^@(media (\(|print)|keyframes|font-face|container)|\{\}$/

/** Rules by the styles they are made of: the same for all tests. */
const made = new Map<string, string[]>()

/**
 * The styles of the app without what tests cannot see: a page has no layout here. jsdom holds each element that a query by
 * role passes against each rule, and each test would have the same styles compiled and parsed again.
 */
export function pageStyles(): EmotionCache {
  const styles = createCache({ key: 'rd', prepend: true, stylisPlugins: [withoutLooks] })
  const compile = styles.insert
  styles.insert = (selector, serialized, sheet, shouldCache) => {
    const source = `${selector}{${serialized.styles}}`
    let rules = made.get(source)
    if (!rules) {
      const all: string[] = []
      const collector = Object.assign(Object.create(sheet), { insert: (rule: string) => void all.push(rule) })
      compile(selector, serialized, collector, shouldCache)
      rules = all.filter((rule) => !noEffect.test(rule))
      made.set(source, rules)
    }
    for (const rule of rules) sheet.insert(rule)
    if (shouldCache) styles.inserted[serialized.name] = true
  }
  return styles
}
