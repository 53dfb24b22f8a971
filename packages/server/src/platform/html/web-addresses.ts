const url = /https?:\/\/[^\s<>"'`{}|\\^]+/g

/** A web address with the text in front of it; the last part has no address. */
export interface AddressedPart {
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
