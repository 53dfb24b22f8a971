import type { Page } from '@playwright/test'

/** Errors of the page and of its console and what its security policy blocks from now on, except two that are no faults. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  // Chromium writes nothing to the console about code that is blocked inside a `try`.
  void page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`blocked by ${violatedDirective}: ${blockedURI}`)),
    ),
  )
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    // Without a source of map tiles the proxy answers 404, which the map says in words.
    const isTile = message.location().url.includes('/tiles/')
    // axe asks in every frame, and the frame of a mail runs no scripts.
    const isAskedInMail = message.text().startsWith("Blocked script execution in 'about:srcdoc'")
    if (message.type() === 'error' && !isTile && !isAskedInMail) complaints.push(`${page.url()}: ${message.text()}`)
  })
  return complaints
}

/** Hosts other than that of this server which the page, its frames and workers ask from now on. */
export function strangersOf(page: Page, base: string): Set<string> {
  const strangers = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (!['data:', 'blob:', 'about:'].includes(protocol) && host !== new URL(base).host) strangers.add(host)
  })
  return strangers
}
