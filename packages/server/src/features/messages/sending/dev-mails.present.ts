import { escapeHtml, linkedHtml } from '../../../platform/html/text-to-html.ts'
import type { DevMail } from './dev-mails.read.ts'

interface PageOptions {
  /** Nonce of the content security policy of this reply. */
  nonce: string
}

interface ListOptions extends PageOptions {
  to: string
  limit: number
}

/** Pages for developers, in English like the code. */
export function devMailListPage(mails: readonly DevMail[], { nonce, to, limit }: ListOptions): string {
  const rows = mails.map(
    (mail) => `<li><a href="/dev/mails/${mail.id}">
      <span class="subject">${escapeHtml(mail.subject) || '(no subject)'}</span>
      <span class="to">${escapeHtml(mail.to)}</span>${time(mail)}</a></li>`,
  )
  const nothing = to === '' ? 'No mail yet. Whatever the product sends appears here.' : 'No mail to such an address.'
  return page(
    'Mails',
    nonce,
    `<h1>Mails</h1>
    <p class="hint">No mail server is configured, so mails are kept here instead of being sent.</p>
    <form action="/dev/mails"><label for="to">Recipient</label>
      <input id="to" name="to" type="search" value="${escapeHtml(to)}" autocomplete="off"><button>Filter</button></form>
    ${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p class="empty">${nothing}</p>`}
    ${rows.length === limit ? `<p class="hint">Only the newest ${limit} are listed.</p>` : ''}`,
  )
}

export function devMailPage(mail: DevMail, { nonce }: PageOptions): string {
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  const files = mail.attachments.map(
    ({ filename }) =>
      `<li><a href="/dev/mails/${mail.id}/${encodeURIComponent(filename)}"><span class="subject">${escapeHtml(filename)}</span></a></li>`,
  )
  return page(
    mail.subject,
    nonce,
    `<p><a href="/dev/mails">All mails</a> · <a href="/dev/mails?to=${encodeURIComponent(mail.to)}">All to this address</a></p>
    <h1>${escapeHtml(mail.subject) || '(no subject)'}</h1>
    <p class="meta"><span class="to">To ${escapeHtml(mail.to)}</span>${time(mail)}</p>
    <div class="parts">
      <iframe src="/dev/mails/${mail.id}/html" title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      <article>${linkedHtml(mail.text)}</article>
    </div>
    ${files.length > 0 ? `<ul>${files.join('')}</ul>` : ''}
    <details><summary>Headers</summary><dl>${headers.join('')}</dl></details>`,
  )
}

const timeFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' })

function time({ at }: DevMail): string {
  return `<time datetime="${at}">${timeFormat.format(new Date(at))}</time>`
}

function page(title: string, nonce: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} - Running Dinner</title><link rel="icon" href="/favicon.svg">
<style nonce="${nonce}">${style}</style></head>
<body><header>Running Dinner</header><main>${main}</main></body></html>`
}

/** The design tokens of the client, repeated here because these pages load no client code. */
const style = `
:root { color-scheme: light dark; --ground: #faf7f2; --paper: #fff; --text: #211d18; --soft: #5c544a; --line: #e4ddd2; --link: #194564 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171411; --paper: #221e1a; --text: #f3ede4; --soft: #c2b8aa; --line: #3d362f; --link: #93c5e8 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif }
header { background: #000; color: #fff; padding: 16px 24px; font-weight: 650 }
main { max-width: 1240px; margin: 0 auto; padding: 24px 16px 64px }
h1 { margin: 8px 0; font-size: clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem); line-height: 1.2; letter-spacing: -0.02em; overflow-wrap: anywhere }
a { color: var(--link) }
.hint, .meta, time { color: var(--soft) }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 24px 0 }
input { flex: 1 1 12rem; min-width: 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit; font: inherit }
button { padding: 8px 16px; border: 0; border-radius: 8px; background: var(--link); color: var(--ground); font: inherit; font-weight: 600 }
ul { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); overflow: hidden }
li + li { border-top: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; color: inherit; text-decoration: none }
li a:hover, li a:focus-visible { background: var(--ground) }
.subject { font-weight: 600; overflow-wrap: anywhere }
li .to { grid-row: 2; color: var(--soft); overflow-wrap: anywhere }
li time { font-size: 0.875rem; white-space: nowrap }
.meta { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px }
article, .empty { margin: 16px 0; padding: 16px 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); overflow-wrap: anywhere }
iframe { width: 100%; min-height: 80vh; border: 1px solid var(--line); border-radius: 8px; background: var(--paper) }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 16px; align-items: start; margin: 16px 0 }
.parts article { margin: 0 }
details { color: var(--soft) }
dl > div { display: grid; grid-template-columns: minmax(8rem, 1fr) 3fr; gap: 8px }
dd { margin: 0; overflow-wrap: anywhere }
`
