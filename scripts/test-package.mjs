// `npm run test:package [-- --node 24]`: builds the package and organises an evening with it, under another Node if named.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { node: { type: 'string' } } })
const parent = mkdtempSync(join(tmpdir(), 'rd-node-'))
try {
  const environment = values.node === undefined ? {} : { PACKAGE_NODE: installedNode(parent, values.node) }
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=scripts in full', 'scripts/package']
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  process.exitCode = status ?? 1
} finally {
  rmSync(parent, { recursive: true })
}

/** The binary of a Node version. The package `node` fetches this one in an install script, which is not run here. */
function installedNode(folder, version) {
  const name = `node-${process.platform}-${process.arch}`
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]
  const { status, error } = spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${name}@${version} could not be installed: ${error?.message ?? status}`)
  return join(folder, 'node_modules', name, 'bin', 'node')
}
