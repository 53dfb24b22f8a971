import type { Operator } from '@running-dinner/contract/public-pages.ts'

const unknown: Operator = { name: '', address: '', email: '', donationUrl: '' }
let ofServer = unknown

/** Who runs this instance, written into the page by the server; empty on the development server. */
export function operator(): Operator {
  if (import.meta.env.SSR) return ofServer
  const content = document.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content
  // Written by our own server, from its configuration.
  return content ? (JSON.parse(content) as Operator) : unknown
}

/** The administrator's address; absent on the development server. */
export function adminContact(): string | undefined {
  return operator().email || undefined
}

/** Where to give something, if that is possible. */
export function donationUrl(): string | undefined {
  return operator().donationUrl || undefined
}

/** For the renderer, which has no page to read it from; one value for the life of the process. */
export function setOperator(value: Operator): void {
  ofServer = value
}
