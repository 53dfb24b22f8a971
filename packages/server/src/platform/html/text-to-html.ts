const url = /https?:\/\/[^\s<>"'`{}|\\^]+/g

/** A web address with the text in front of it; the last part has no address. */
interface AddressedPart {
  before: string
  address: string
}

/** Other schemes such as `javascript:` are text. */
export function webAddresses(text: string): AddressedPart[] {
  const parts: AddressedPart[] = []
  let end = 0
  for (const { 0: webAddress, index } of text.matchAll(url)) {
    const address = webAddress.replace(/[.,;:!?)\]]+$/, '')
    if (!URL.canParse(address)) continue
    parts.push({ before: text.slice(end, index), address })
    end = index + address.length
  }
  return [...parts, { before: text.slice(end), address: '' }]
}

const longestShown = 40

/** How a mail shows an address: without the scheme, and only its beginning when it is long. */
export function shortened(address: string): string {
  const shown = address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  if (shown.length <= longestShown) return shown
  const { host, pathname } = new URL(address)
  const start = `${host}/${pathname.split('/')[1] ?? ''}`
  return `${start.length < longestShown ? start : start.slice(0, longestShown)}/…`
}

const meanings: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => meanings[character] ?? character)
}

/** Escapes text that a person typed for use in a page. */
export function textToHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** Like `textToHtml`, with links for web addresses; other schemes such as `javascript:` never become a link. */
export function linkedHtml(text: string): string {
  return webAddresses(text)
    .map(({ before, address }) => textToHtml(before) + (address === '' ? '' : anchor(address)))
    .join('')
}

function anchor(address: string): string {
  return `<a href="${escapeHtml(address)}" rel="noreferrer noopener">${escapeHtml(address)}</a>`
}
