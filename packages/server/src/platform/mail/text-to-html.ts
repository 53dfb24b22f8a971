import type { Language } from '@running-dinner/domain'

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

const url = /https?:\/\/[^\s<>"'`{}|\\^]+/g

/** Like `textToHtml`, with links for web addresses; other schemes such as `javascript:` never become a link. */
export function linkedHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(url)) {
    const address = found.replace(/[.,;:!?)\]]+$/, '')
    if (!URL.canParse(address)) continue
    html += textToHtml(text.slice(end, index))
    html += `<a href="${escapeHtml(address)}" rel="noreferrer noopener">${escapeHtml(address)}</a>`
    end = index + address.length
  }
  return html + textToHtml(text.slice(end))
}

/** The HTML part of a mail: the same words as its text part. */
export function mailHtml(text: string, language: Language): string {
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>`,
    '<body style="margin:0;padding:16px;font-family:system-ui,-apple-system,\'Segoe UI\',Roboto,sans-serif;font-size:16px;line-height:1.5">',
    `<div style="max-width:40em">${linkedHtml(text).replaceAll('<br>', '<br>\n')}</div>`,
    '</body></html>',
  ].join('\n')
}
