import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

/** Lies in the output, so that a build or a clean-up by hand takes it away. */
const STAMP = 'packages/server/dist/.stamp'
const FILES_BESIDE_PACKAGES = ['package.json', 'package-lock.json', 'tsconfig.base.json']

/** Whether the output is what the present sources gave, by content: a checkout changes all file times. */
export function isBuilt(root) {
  const stamp = join(root, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampText(sourcesHash(root), root)
}

/** @param sources hash taken before the build: what changed meanwhile is built next time */
export function stampBuild(root, sources) {
  mkdirSync(dirname(join(root, STAMP)), { recursive: true })
  writeFileSync(join(root, STAMP), stampText(sources, root))
}

function stampText(sources, root) {
  return `sources ${sources}\noutputs ${outputsHash(root)}\n`
}

export function sourcesHash(root) {
  const parts = packageFolders(root).flatMap((folder) => entriesOf(folder).filter(isSourcePart))
  const files = parts.flatMap((part) => filesOf(part)).filter((file) => !/\.(test|proof)\.tsx?$/.test(file))
  return hash(root, [...files, ...FILES_BESIDE_PACKAGES.map((name) => join(root, name)).filter(existsSync)])
}

function outputsHash(root) {
  return hash(
    root,
    packageFolders(root).flatMap((folder) => filesOf(join(folder, 'dist'))),
  )
}

/** Everything of a package but this: a list of what matters would miss the next configuration file. */
function isSourcePart(path) {
  return !['node_modules', 'dist', 'test', 'bench'].includes(basename(path))
}

function packageFolders(root) {
  return entriesOf(join(root, 'packages')).filter((path) => statSync(path).isDirectory())
}

function filesOf(path) {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? entriesOf(path).flatMap(filesOf) : [path]
}

/** Without those of editors, systems and tools, which begin with a dot; so does the stamp. */
function entriesOf(folder) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name))
}

function hash(root, files) {
  const sum = createHash('sha256')
  for (const file of files.sort()) {
    const content = readFileSync(file)
    sum.update(`${relative(root, file)}\0${content.length}\0`).update(content)
  }
  return sum.digest('hex')
}
