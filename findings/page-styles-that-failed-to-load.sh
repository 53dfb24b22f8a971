#!/bin/sh
# Vite 8.3.8, Chromium: a part of a page that is imported when it is needed brings a stylesheet of its own. The connection is away
# for the first request of that stylesheet, or of the part's script, and comes back before the import is tried again.
# Expected: the second import loads what is missing, or fails as well.
# Seen: with the stylesheet the first import rejects, and the second one resolves without a request: the part is shown without its
# styles until the page is loaded anew, as Vite keeps a list of what it has preloaded, whatever came of it. A script whose preload
# failed is asked for again within the first import, which resolves.
# Needs chromium-headless-shell (or CHROMIUM_PATH).
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund vite@8.3.8 playwright-core@1.65.1
mkdir src
echo '<!doctype html><main></main><script type="module" src="/src/page.js"></script>' > index.html
echo "globalThis.show = () => import('./part.js').then((part) => part.show())" > src/page.js
cat > src/part.js <<'JS'
import './part.css'
export const show = () => {
  document.querySelector('main').innerHTML = '<p class="guest">Table for six</p>'
}
JS
echo '.guest { padding-left: 21px }' > src/part.css
npx vite build --logLevel error
cat > see.mjs <<'JS'
import { chromium } from 'playwright-core'
import { preview } from 'vite'

const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
const url = `http://127.0.0.1:${server.httpServer.address().port}/`
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell' })

async function shown(failing) {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  let requests = 0
  await page.route(failing, (route) => {
    requests += 1
    return requests === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  const tried = () => page.evaluate(() => globalThis.show().then(() => 'resolved', () => 'rejected'))
  const [first, second] = [await tried(), await tried()]
  const styled = await page.evaluate(() => {
    const part = document.querySelector('.guest')
    return part && getComputedStyle(part).paddingLeft === '21px' ? 'with styles' : 'without styles'
  })
  await page.close()
  return `${first}, then ${second} after ${requests} requests, ${styled}`
}

const seen = [
  ['stylesheet failed once', await shown(/part-.*\.css/), 'rejected, then resolved after 1 requests, without styles'],
  ['script failed once', await shown(/part-.*\.js/), 'resolved, then resolved after 2 requests, with styles'],
]
await browser.close()
await server.close()
for (const [what, is] of seen) console.log(`${what}: ${is}`)
const changed = seen.filter(([, is, was]) => is !== was)
for (const [what, is, was] of changed) console.log(`CHANGED ${what}: ${is} instead of ${was}`)
process.exit(changed.length > 0 ? 1 : 0)
JS
node see.mjs
