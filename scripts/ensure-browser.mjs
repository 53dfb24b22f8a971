// Finds a Chromium for the browser journeys, installs Debian's where it may, and says what to do where it may not.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Without windows and frames per second: journeys take a sixth less CPU time than in the browser, and wait less. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the browser of the journeys: Debian's headless shell where it can be had. Throws as `ensureBrowser`. */
export function ensureJourneyBrowser() {
  if (!givenBrowser() && !existsSync(headlessShell)) installFromDebian('chromium-headless-shell')
  return givenBrowser() ?? (existsSync(headlessShell) ? headlessShell : ensureBrowser())
}

/** The path of a Chromium that can be started. Throws with what to do when there is none. */
export function ensureBrowser() {
  if (!findBrowser()) installFromDebian('chromium')
  const found = findBrowser()
  if (found) return found
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: "apt-get install chromium") or set CHROMIUM_PATH.',
  )
}

const givenBrowser = () => [process.env.CHROMIUM_PATH].find((path) => path && existsSync(path))
const findBrowser = () => givenBrowser() ?? browsers.find((path) => existsSync(path))

function installFromDebian(name) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isDebianRoot) return
  console.log(`installing ${name} from Debian`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  // Without a network the browser that is there serves: no long wait for the package lists.
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15']
  spawnSync('apt-get', [...patience, 'update', '-qq'], options)
  spawnSync(
    'apt-get',
    [...patience, 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
    options,
  )
}
