// `npm run package [-- --without-database] [-- --out <folder>]`: one folder, and beside it a tar.gz, that runs with Node alone.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { assemblePackage, sizeOf } from './package/assemble.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: { out: { type: 'string' }, 'without-database': { type: 'boolean', default: false } },
})
const folder = resolve(values.out ?? `${root}/build/running-dinner`)

rmSync(folder, { recursive: true, force: true })
await assemblePackage({ root, folder, withDatabase: !values['without-database'] })
const archive = `${folder}.tar.gz`
const { status, error } = spawnSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)], {
  stdio: 'inherit',
})
if (status !== 0) {
  console.error(`The archive could not be written: ${error?.message ?? `tar ended with ${status}`}`)
  process.exit(1)
}
console.log(`${folder}: ${megabytes(sizeOf(folder))} MB`)
console.log(`${archive}: ${megabytes(sizeOf(archive))} MB`)
console.log(`Start it with: node ${folder}/server/dist/main.js`)

function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1)
}
