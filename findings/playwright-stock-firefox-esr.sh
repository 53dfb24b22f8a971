#!/bin/sh
# Playwright 1.65.1 with an unpatched Firefox ESR 153.8 (channel "moz-firefox", WebDriver BiDi).
# Expected: the browser starts, so a context opens; what the browser cannot emulate is left out, the more so when the options are null.
# Seen: launch succeeds and tells the version. No context can be opened: newContext sends emulation.setMediaFeaturesOverride in any
# case, also with colorScheme, reducedMotion, forcedColors and contrast null, and the ESR answers "unknown command".
# puppeteer-core 24.43.1 drives the same browser; its setJavaScriptEnabled fails likewise (emulation.setScriptingEnabled). Needs firefox-esr.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund --ignore-scripts playwright-core@1.65.1 puppeteer-core@24.43.1
cat > see.mjs <<'JS'
import { firefox } from 'playwright-core'
import { launch } from 'puppeteer-core'
const executablePath = '/usr/bin/firefox-esr'
const unknown = (command) => (error) => (error.message.includes(command) ? 'unknown command' : error.message)
const none = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
const one = await firefox.launch({ channel: 'moz-firefox', executablePath })
const other = await launch({ browser: 'firefox', executablePath })
const page = await other.newPage()
const seen = {
  'playwright newContext': await one.newContext(none).then(() => 'ok', unknown('emulation.setMediaFeaturesOverride')),
  'puppeteer setJavaScriptEnabled': await page.setJavaScriptEnabled(false).then(() => 'ok', unknown('emulation.setScriptingEnabled')),
}
console.log(one.version(), seen)
await one.close()
await other.close()
const isChanged = Object.values(seen).some((answer) => answer !== 'unknown command')
if (isChanged) console.log('CHANGED')
process.exit(isChanged ? 1 : 0)
JS
node see.mjs
