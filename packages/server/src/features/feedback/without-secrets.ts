/** A page as it may be told: what opens an event or a person's pages is left out of its address. */
export function withoutSecrets(page: string): string {
  return page.replace(/[?#].*$/s, '').replace(/[A-Za-z0-9_-]{20,}/g, '…')
}
