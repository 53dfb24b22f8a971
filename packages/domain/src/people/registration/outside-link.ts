const link = /^(https?):\/\/((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]*\p{L})(?::(\d{1,5}))?(?:[/?#][^\s\\<>"'`]*)?$/iu
/** Names that lead into the reader's own network. */
const privateNames = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|arpa|onion)$/

/**
 * Whether a link may be shown to guests: absolute, to a named host on the open internet, without user and password.
 * Numeric addresses are refused because readers cannot see where they lead.
 */
export function isOutsideLink(text: string): boolean {
  const [, , host, port = '443'] = link.exec(text) ?? []
  if (Number(port) < 1 || Number(port) > 65_535) return false
  return host !== undefined && !privateNames.test(host.normalize('NFKC').toLowerCase())
}

/** With `https` no third party can change the content on its way. */
export function isSecureLink(text: string): boolean {
  return /^https:\/\//i.test(text)
}
