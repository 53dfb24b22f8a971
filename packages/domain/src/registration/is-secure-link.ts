/** Nobody on the way can change what `https` leads to. */
export function isSecureLink(value: string): boolean {
  return /^https:\/\//i.test(value)
}
