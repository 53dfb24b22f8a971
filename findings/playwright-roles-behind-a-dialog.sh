#!/bin/sh
# Playwright 1.65.1 with Debian's chromium-headless-shell (156): a page with a button in each of three places: in the page, in a part that is
# `inert`, and in a <dialog> opened by showModal(), which makes everything else inert.
# Expected: getByRole finds what the browser's accessibility tree has, the dialog's button; what cannot have the focus cannot be pressed.
# Seen: the tree has one button, getByRole and ariaSnapshot have all three, and the two others count as visible and enabled. press() on
# one of them succeeds, and its key goes to the dialog's button. Only click() fails, since something lies above. A test that finds a
# page's buttons this way says nothing about who can reach them.
# Needs chromium-headless-shell (or CHROMIUM_PATH).
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.1
cat > see.mjs <<'JS'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell' })
console.log(`Chromium ${browser.version()}`)
const page = await browser.newPage()
await page.setContent(`
  <main><button>Delete guest</button></main>
  <section inert><button>Swap hosts</button></section>
  <dialog><button>Close</button></dialog>`)
await page.evaluate(() => {
  document.querySelector('dialog').showModal()
  globalThis.pressed = []
  document.addEventListener('click', ({ target }) => globalThis.pressed.push(target.textContent))
})
const session = await page.context().newCDPSession(page)
const { nodes } = await session.send('Accessibility.getFullAXTree')
const inTree = nodes.filter(({ ignored, role }) => !ignored && role.value === 'button').map(({ name }) => name.value)
const byRole = await page.getByRole('button').allTextContents()
const inSnapshot = [...(await page.locator('body').ariaSnapshot()).matchAll(/button "([^"]*)"/g)].map(([, name]) => name)
const guest = page.getByRole('button', { name: 'Delete guest' })
const states = [await guest.isVisible(), await guest.isEnabled()]
const press = await guest.press('Enter', { timeout: 2000 }).then(() => 'succeeds', () => 'fails')
const pressed = await page.evaluate(() => globalThis.pressed.join(', '))
const click = await guest.click({ timeout: 2000 }).then(() => 'succeeds', () => 'fails')
await browser.close()

const seen = [
  ['accessibility tree', inTree.join(', '), 'Close'],
  ['getByRole', byRole.join(', '), 'Delete guest, Swap hosts, Close'],
  ['ariaSnapshot', inSnapshot.join(', '), 'Delete guest, Swap hosts, Close'],
  ['visible, enabled', states.join(', '), 'true, true'],
  ['press', `${press}, pressed: ${pressed}`, 'succeeds, pressed: Close'],
  ['click', click, 'fails'],
]
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
