import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether node_modules holds what the lock file asks for, development packages included. Compares with npm's own record
 * of the installation, so that after `npm ci` or `npm install` by hand there is no second installation.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const found = orNothing(() => readPackages(join(root, 'node_modules', '.package-lock.json')))
  return Object.entries(wanted).every(([path, entry]) => !isPackage(path) || isThere(root, path, entry, found[path]))
}

/** The other entries are the workspaces themselves. */
function isPackage(path) {
  return path.includes('node_modules/')
}

function isThere(root, path, wanted, found) {
  // Optional packages are those of other platforms.
  if (!found) return wanted.optional === true
  if (wanted.link) return existsSync(join(root, path))
  return (
    found.version === wanted.version &&
    found.integrity === wanted.integrity &&
    existsSync(join(root, path, 'package.json'))
  )
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Missing, or broken by an interrupted installation. */
function orNothing(read) {
  try {
    return read()
  } catch {
    return {}
  }
}
