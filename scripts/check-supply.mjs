// Fails where the lock file contains a package that this project has not agreed to, or package.json asks for another one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supplyProblems } from './supply.mjs'

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const problems = supplyProblems(lock)

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
for (const folder of ['', 'e2e', ...readdirSync('packages').map((name) => `packages/${name}`)]) {
  const [wanted, locked] = [manifestOf(folder), lock.packages[folder]]
  for (const kind of kinds)
    if (JSON.stringify(sorted(wanted[kind])) !== JSON.stringify(sorted(locked?.[kind])))
      problems.push(`${folder || '.'}: the lock file has other ${kind} than package.json`)
}

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`supply: ${Object.keys(lock.packages).length} packages agreed to`)

function sorted(dependencies = {}) {
  return Object.entries(dependencies).sort()
}
