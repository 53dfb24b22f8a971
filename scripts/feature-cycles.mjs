// Cycles between features. dependency-cruiser's folder rules count tests and parent folders too, so they cannot say this.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** Each group is a folder whose direct subfolders must not import each other in a circle; tests do not count. */
const groups = [
  'packages/server/src/features',
  'packages/web/src/features',
  'packages/web/src/areas',
  'packages/web/src/areas/admin',
]

/**
 * @param files paths of source files, relative to `root`
 * @returns one line per cycle: its folders in order and, for each step, an import that makes it
 */
export function featureCycles(files, root = '.') {
  return groups.flatMap((group) => cyclesIn(importsBetween(files, group, root)))
}

/** For each folder of the group the folders it imports, with one import as proof. */
function importsBetween(files, group, root) {
  const folderOf = (file) =>
    file.startsWith(`${group}/`)
      ? file
          .slice(group.length + 1)
          .split('/')
          .slice(0, -1)[0]
      : undefined
  const edges = new Map()
  for (const file of files) {
    const from = folderOf(file)
    if (from === undefined || /\.(test|proof)\.tsx?$/.test(file)) continue
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const target = normalize(join(dirname(file), fileName))
      const to = folderOf(target)
      if (to === undefined || to === from || !existsSync(join(root, target))) continue
      if (!edges.has(from)) edges.set(from, new Map())
      if (!edges.get(from).has(to)) edges.get(from).set(to, `${file} imports ${target}`)
    }
  }
  return edges
}

/** The shortest cycle through each folder, each cycle once. */
function cyclesIn(edges) {
  const found = new Map()
  for (const start of edges.keys()) {
    const path = shortestWayBack(edges, start)
    const key = path && [...path].sort().join()
    if (path && !found.has(key)) found.set(key, describe(edges, path))
  }
  return [...found.values()]
}

function shortestWayBack(edges, start) {
  const queue = [[start]]
  const seen = new Set()
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const next of edges.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path
      if (seen.has(next)) continue
      seen.add(next)
      queue.push([...path, next])
    }
  }
  return undefined
}

function describe(edges, path) {
  const steps = path.map((folder, at) => edges.get(folder).get(path[(at + 1) % path.length]))
  return `${[...path, path[0]].join(' -> ')}\n  ${steps.join('\n  ')}`
}
