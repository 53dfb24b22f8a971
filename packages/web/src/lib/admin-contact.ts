/** The administrator's address, written into the page by the server; absent on the development server. */
export function adminContact(): string | undefined {
  const contact = document.querySelector<HTMLMetaElement>('meta[name="admin-contact"]')?.content ?? ''
  return contact.includes('@') ? contact : undefined
}
