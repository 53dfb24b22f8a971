import { fileURLToPath } from 'node:url'
import type { PlannedRoute, PlannedTable } from '@running-dinner/contract/planned-tables'
import { type Plugin, runnerImport } from 'vite'

const prefix = '\0calls:'
const imported = /import \{([^}]*)\} from '@running-dinner\/contract\/([\w-]+)'/g

/**
 * In a build, an import of `...Routes` from the contract is an import of what a call needs: method, path and how to read the
 * reply. Each row is a module, so that a page loads those it calls: name them, `routes[name]` loads the table. Schemas come along only where a form imports them: docs/decisions/0029-calls-carry-no-schemas.md
 */
export function callsOnly(): Plugin {
  let tables: Promise<PlannedTable> | undefined
  return {
    name: 'calls-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return
      tables ??= plannedTables()
      const path = id.slice(prefix.length)
      const entry = path
        .split('/')
        .reduce<PlannedTable | PlannedRoute | undefined>((table, name) => (table as PlannedTable)?.[name], await tables)
      if (entry === undefined) throw new Error(`${path} is not exported by the contract`)
      return { code: isRow(entry) ? sourceOf(entry) : membersOf(path, entry), moduleSideEffects: false }
    },
    transform(code, id) {
      if (!/packages\/web\/(src|worker)\/.*\.tsx?$/.test(id)) return
      return { code: code.replace(imported, (_, names: string, file: string) => importsOf(names, file)), map: null }
    },
  }
}

/** The same names from two modules. */
function importsOf(names: string, file: string): string {
  const all = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const calls = all.filter(isTable)
  // Left in, types would be an import of the module as a whole.
  const others = all.filter((name) => !isTable(name) && !name.startsWith('type '))
  return [
    ...calls.map((name) => `import * as ${name.split(' ').at(-1)} from '${prefix.slice(1)}${exportedName(name)}'`),
    ...(others.length > 0 ? [`import { ${others.join(', ')} } from '@running-dinner/contract/${file}'`] : []),
  ].join(';')
}

/** `teamRoutes as routes` is one, too: taken for something else it would bring all schemas along. */
const isTable = (name: string) => /^\w+Routes$/.test(exportedName(name))

function exportedName(name: string): string {
  return name.split(/\s+as\s+/)[0] ?? name
}

async function plannedTables(): Promise<PlannedTable> {
  const { module } = await runnerImport<{ plannedTables: PlannedTable }>(
    fileURLToPath(import.meta.resolve('@running-dinner/contract/planned-tables')),
  )
  return module.plannedTables
}

const isRow = (entry: PlannedTable | PlannedRoute): entry is PlannedRoute => typeof entry.path === 'string'

function membersOf(path: string, table: PlannedTable): string {
  const members = Object.entries(table).map(([name, entry]) =>
    isRow(entry)
      ? `export { route as ${name} } from '${prefix.slice(1)}${path}/${name}'`
      : `export * as ${name} from '${prefix.slice(1)}${path}/${name}'`,
  )
  return members.join('\n')
}

function sourceOf({ method, path, plan }: PlannedRoute): string {
  const decode = plan ? `, decodeReply: /* @__PURE__ */ decoderOf(${JSON.stringify(plan)})` : ''
  return `import { decoderOf } from '@running-dinner/contract/wire'
export const route = { method: '${method}', path: '${path}'${decode} }`
}
