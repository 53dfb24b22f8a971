// Finds a Chromium for the browser journeys, installs Debian's where it may, and says what to do where it may not.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium that can be started. Throws with what to do when there is none. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebianRoot) {
    console.log('installing Chromium from Debian')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: "apt-get install chromium") or set CHROMIUM_PATH.',
  )
}

function findBrowser() {
  return places.find((place) => place && existsSync(place))
}
