import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { billOfMaterials } from './bill-of-materials.mjs'
import { libraryFiles } from './library-files.mjs'
import { thirdPartyLicenses } from './licenses.mjs'

/**
 * Writes the package: the built server and client, the files of libraries that they need, migrations, licenses and the
 * bill of materials. The clone has to be installed and built.
 *
 * @param {{ root: string, folder: string, withDatabase: boolean }} options `folder` is new or empty
 */
export async function assemblePackage({ root, folder, withDatabase }) {
  for (const part of ['server/dist', 'server/assets', 'server/migrations', 'web/dist'])
    copy(join(root, 'packages', part), join(folder, part))
  // A library that npm could not hoist is in the node_modules of the server itself, which is one level higher in the package.
  for (const file of await libraryFiles({ root, withDatabase }))
    copy(join(root, file), join(folder, file.replace(/^packages\//, '')))
  for (const name of ['LICENSE', 'deploy/README.md', 'deploy/running-dinner.env', 'deploy/running-dinner.service'])
    copy(join(root, name), join(folder, name.replace('deploy/README.md', 'README.md')))
  const manifest = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'))
  writeJson(join(folder, 'package.json'), rootManifest(manifest))
  // The server finds its migrations and assets beside its own manifest.
  const { name, version, type } = manifest
  writeJson(join(folder, 'server/package.json'), { name: `${name}-server`, version, private: true, type })
  const { bill, folders } = billOfMaterials({ root, withDatabase })
  writeJson(join(folder, 'sbom.cdx.json'), bill)
  fs.writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicenses(root, folders))
}

function rootManifest({ name, version, license, type, engines }) {
  const jobs = 'node server/dist/jobs-by-hand.js'
  const scripts = { start: 'node server/dist/main.js', jobs, backup: `${jobs} backup`, restore: `${jobs} restore` }
  return { name, version, private: true, license, type, engines, scripts }
}

function copy(from, to) {
  fs.mkdirSync(dirname(to), { recursive: true })
  fs.cpSync(from, to, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.stamp') })
}

function writeJson(file, value) {
  fs.writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)
}

/** Bytes of a file, or of all files in a folder. */
export function sizeOf(path) {
  const stats = fs.lstatSync(path)
  if (!stats.isDirectory()) return stats.size
  return fs.readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}
