let contactOfServer: string | undefined

/** The administrator's address, written into the page by the server; absent on the development server. */
export function adminContact(): string | undefined {
  const contact = import.meta.env.SSR
    ? (contactOfServer ?? '')
    : (document.querySelector<HTMLMetaElement>('meta[name="admin-contact"]')?.content ?? '')
  return contact.includes('@') ? contact : undefined
}

/** For the renderer, which has no page to read it from; one value for the life of the process. */
export function setAdminContact(contact: string): void {
  contactOfServer = contact
}
