import type { Operator } from '@running-dinner/contract/guests'

const unknown: Operator = { name: '', address: '', email: '', donationUrl: '' }
let ofServer = unknown

/** The operator of this instance, written into the page by the server; empty on the development server. */
export function operator(): Operator {
  if (import.meta.env.SSR) return ofServer
  const content = document.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content
  // Written by the server from its configuration.
  return content ? (JSON.parse(content) as Operator) : unknown
}

/** The administrator's address; absent on the development server. */
export function adminContact(): string | undefined {
  return operator().email || undefined
}

/** Address for donations, if there is one. */
export function donationUrl(): string | undefined {
  return operator().donationUrl || undefined
}

/** For the renderer, which has no page to read the value from; set once per process. */
export function setOperator(value: Operator): void {
  ofServer = value
}
