/** A rule of the page that sets one of the `quick` properties. */
interface Rule {
  selector: string
  style: CSSStyleDeclaration
}

/** Read for each element by queries by role and by `toBeVisible`. Only `visibility` is inherited. */
const quick = new Set(['display', 'visibility', 'opacity'])

const keyword = /^(initial|inherit|unset|revert|revert-layer)$|var\(/

/**
 * Gives the same answers as jsdom, sooner. jsdom holds an element against all rules and computes all properties to tell one,
 * and walks the whole document for the labels of one field; together that was a third of the time of the component tests.
 */
export function quickenWindow(): void {
  const view = document.defaultView as Window & typeof globalThis
  const styles = computedStyles(view)
  view.getComputedStyle = styles
  window.getComputedStyle = styles
  for (const { prototype } of [view.HTMLInputElement, view.HTMLSelectElement, view.HTMLTextAreaElement])
    giveLabels(prototype)
  giveLabels(view.HTMLButtonElement.prototype)
}

function computedStyles(view: Window & typeof globalThis): typeof window.getComputedStyle {
  const compute = view.getComputedStyle.bind(view)
  const rulesOf = pageRules(view)
  const ofBrowser = new Map<string, string>()

  /** The style sheet of the browser knows tags and a few attributes. */
  function browserValue(element: Element, property: string): string {
    const attributes = ['hidden', 'open', 'popover', 'type'].filter((name) => element.hasAttribute(name))
    const given = attributes.map((name) => [name, element.getAttribute(name) ?? ''] as const)
    const key = `${property} ${element.namespaceURI} ${element.localName} ${JSON.stringify(given)}`
    const known = ofBrowser.get(key)
    if (known !== undefined) return known
    const bare = document.createElementNS(element.namespaceURI, element.localName)
    for (const [name, value] of given) bare.setAttribute(name, value)
    const value = compute(bare).getPropertyValue(property)
    ofBrowser.set(key, value)
    return value
  }

  /** Nothing where only the whole cascade can tell. */
  function quickValue(element: Element, property: string): string | undefined {
    const matching = rulesOf(element).filter(({ style }) => style.getPropertyValue(property) !== '')
    const values = new Set(matching.map(({ style }) => style.getPropertyValue(property)))
    const inline = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''
    if (inline !== '') {
      if (matching.some(({ style }) => style.getPropertyPriority(property) !== '')) return undefined
      values.clear()
      values.add(inline)
    }
    const [value] = values
    if (values.size > 1 || (value !== undefined && keyword.test(value))) return undefined
    if (property === 'visibility') {
      if (value !== undefined) return value
      return element.parentElement ? quickValue(element.parentElement, property) : browserValue(element, property)
    }
    const byBrowser = browserValue(element, property)
    if (value === undefined) return byBrowser
    return byBrowser === 'none' ? undefined : value
  }

  return (element, pseudo) => {
    let whole: CSSStyleDeclaration | undefined
    const all = () => {
      whole ??= compute(element, pseudo)
      return whole
    }
    const read = (property: string) => quickValue(element, property) ?? all().getPropertyValue(property)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (typeof name === 'string' && quick.has(name)) return read(name)
        if (name === 'getPropertyValue') {
          return (property: string) => (quick.has(property) ? read(property) : all().getPropertyValue(property))
        }
        const value = Reflect.get(all(), name)
        return typeof value === 'function' ? value.bind(all()) : value
      },
      has: (_, name) => name in all(),
    })
  }
}

/** Finds the rules that apply to an element and set a `quick` property. Emotion writes its own into the head. */
function pageRules(view: Window & typeof globalThis): (element: Element) => Rule[] {
  let byClass = new Map<string, Rule[]>()
  let others: Rule[] = []
  let isRead = false
  const observer = new view.MutationObserver(() => {
    isRead = false
  })
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })

  const add = (rule: CSSRule) => {
    if ('media' in rule && 'cssRules' in rule) {
      if (/^(all|screen)?$/.test((rule as CSSMediaRule).media.mediaText))
        [...(rule as CSSMediaRule).cssRules].forEach(add)
      return
    }
    if (!('selectorText' in rule)) return
    const { selectorText: selector, style } = rule as CSSStyleRule
    if (![...quick].some((property) => style.getPropertyValue(property) !== '')) return
    const className = /[,(]/.test(selector) ? undefined : /\.([\w-]+)[^\s>+~.]*$/.exec(selector)?.[1]
    if (className === undefined) others.push({ selector, style })
    else byClass.set(className, [...(byClass.get(className) ?? []), { selector, style }])
  }

  return (element) => {
    if (observer.takeRecords().length > 0 || !isRead) {
      byClass = new Map()
      others = []
      for (const sheet of document.styleSheets) [...sheet.cssRules].forEach(add)
      isRead = true
    }
    const classes = element.getAttribute('class')?.split(/\s+/) ?? []
    const possible = [...others, ...classes.flatMap((name) => byClass.get(name) ?? [])]
    return possible.filter(({ selector }) => !selector.includes('::') && element.matches(selector))
  }
}

const labelable = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

function giveLabels(prototype: object): void {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (this.getAttribute('type') === 'hidden') return null
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.hasAttribute('for')
          ? document.getElementById(label.htmlFor) === this
          : label.contains(this) && label.querySelector(labelable) === this,
      )
    },
  })
}
