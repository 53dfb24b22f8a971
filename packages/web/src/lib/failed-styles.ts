const failedLinks = new Set<HTMLLinkElement>()

/** Notes each stylesheet that cannot be loaded. */
export function noteFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target)
  }
  // An `error` does not bubble, but is seen on its way down.
  document.addEventListener('error', note, true)
}

/** Loads code after the stylesheets that failed before: Vite does not load them again, and the code would be shown without. */
export function loadWithStyles<Code>(load: () => Promise<Code>): Promise<Code> {
  return failedLinks.size === 0 ? load() : Promise.all([...failedLinks].map(loadAgain)).then(load)
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const nextLink = link.cloneNode() as HTMLLinkElement
  failedLinks.delete(link)
  return new Promise((resolve, reject) => {
    nextLink.addEventListener('load', () => resolve())
    nextLink.addEventListener('error', () => reject(new Error(`${nextLink.href} cannot be loaded`)))
    link.replaceWith(nextLink)
  })
}
