/** With `https` no third party can change the content on its way. */
export function isSecureLink(value: string): boolean {
  return /^https:\/\//i.test(value)
}
