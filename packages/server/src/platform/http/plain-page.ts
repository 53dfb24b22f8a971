import { escapeHtml } from '../html/text-to-html.ts'

interface PlainPage {
  language: string
  title: string
  nonce: string
  /** HTML on the left of the bar on top. */
  label: string
  /** HTML on the right of it. */
  aside?: string
  /** HTML below the title. */
  content: string
}

/** A page of the server that works without scripts. */
export function plainPage({ language, title, nonce, label, aside = '', content }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><style nonce="${nonce}">${plainStyle}</style></head>
<body><header><strong>${label}</strong>
${aside}</header>
<main><h1>${escapeHtml(title)}</h1>${content}
</main></body></html>`
}

/** Of such a page. */
export const plainStyle = `
:root { color-scheme: light dark; --ground: #faf7f2; --paper: #fff; --text: #211d18; --soft: #5c544a; --line: #8a8073; --link: #194564; --note: #fff3cd; --note-text: #5b4300 }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171411; --paper: #221e1a; --text: #f3ede4; --soft: #c2b8aa; --line: #8d8377; --link: #93c5e8; --note: #3d3010; --note-text: #ffe3a0 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif }
header { display: flex; justify-content: space-between; gap: 16px; background: #000; padding: 16px; color: #fff }
header a { color: #fff; padding: 0 8px }
main { max-width: 480px; margin: 0 auto; padding: 24px 16px 64px; overflow-wrap: break-word }
h1 { margin: 8px 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em }
.notice { margin: 16px 0; padding: 12px 16px; border-radius: 8px; background: var(--note); color: var(--note-text) }
.notice p { margin: 4px 0; color: inherit }
dl { margin: 24px 0; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper) }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0 }
dt { flex: none; max-width: 50%; color: var(--soft) }
dd { margin: 0; text-align: right; overflow-wrap: anywhere }
.sum dd { font-size: 1.25rem; font-weight: 700 }
section + section { margin-top: 48px }
form { display: grid; gap: 12px }
form p { margin: 0; color: var(--soft) }
fieldset { display: grid; gap: 8px; margin: 0; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px }
label { display: grid; gap: 4px }
.choice { grid-template-columns: auto 1fr; gap: 12px; align-items: center; min-height: 44px }
input:not([type=radio], [type=checkbox]), select, textarea { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: var(--text); font: inherit }
main a { color: var(--link) }
button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: var(--text); font: inherit; font-weight: 600; cursor: pointer }
button.main { border-color: var(--link); background: var(--link); color: var(--ground) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
header :focus-visible { outline-color: #fff }
`
