import { webAddresses } from './web-addresses.ts'

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
