/** In the product's colours, light and dark, readable on a phone. */
export const openApiPageStyle = `
:root { color-scheme: light dark; --accent: #194564; --ground: #fff; --text: #1c1b1a; --line: #ddd8d2; --soft: #f6f4f1 }
@media (prefers-color-scheme: dark) { :root { --accent: #9cc7e6; --ground: #161514; --text: #eceae7; --line: #3a3734; --soft: #211f1d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
header { background: #000; padding: 16px 24px }
header a { color: #fff; font-weight: 600; text-decoration: none }
main { max-width: 960px; margin: 0 auto; padding: 24px }
h1, h2, h3 { line-height: 1.25 }
h2 { margin-top: 48px; text-transform: capitalize }
h3 { margin: 16px 0 8px; font-size: 1rem }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
header a:focus-visible { outline-color: #fff }
nav ul { display: flex; flex-wrap: wrap; gap: 8px 24px; padding: 0; list-style: none; text-transform: capitalize }
nav a { display: inline-block; padding: 4px 0 }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere }
details, article { border: 1px solid var(--line); border-radius: 8px; margin: 8px 0; padding: 8px 16px 16px; background: var(--soft) }
details:not([open]) { padding-bottom: 8px }
summary { cursor: pointer; padding: 4px 0 }
.method { display: inline-block; min-width: 64px; font-weight: 700; color: var(--accent) }
.what { display: block; padding-left: 16px }
table { width: 100%; border-collapse: collapse; background: var(--ground) }
th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { width: 40%; font-weight: 400 }
small { opacity: 0.8 }
`
