import { fileURLToPath } from 'node:url'
import type { PlannedRoute, PlannedTable } from '@running-dinner/contract/planned-tables'
import { type Plugin, runnerImport } from 'vite'

const prefix = '\0calls:'
const imported = /import \{([^}]*)\} from '@running-dinner\/contract\/([\w-]+)'/g

/**
 * In a build, an import of `...Routes` from the contract is an import of what a call needs: method, path and how to read the
 * reply. Schemas come along only where a form imports them: docs/decisions/0029-calls-carry-no-schemas.md
 */
export function callsOnly(): Plugin {
  let tables: Promise<Readonly<Record<string, string>>> | undefined
  return {
    name: 'calls-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix.slice(1)) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return
      tables ??= sourcesOfTables()
      const name = id.slice(prefix.length)
      const source = (await tables)[name]
      if (source === undefined) throw new Error(`${name} is not exported by the contract`)
      return `import { decoderOf } from '@running-dinner/contract/wire'\nexport const ${name} = ${source}`
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
    ...calls.map((name) => `import { ${name} } from '${prefix.slice(1)}${exportedName(name)}'`),
    ...(others.length > 0 ? [`import { ${others.join(', ')} } from '@running-dinner/contract/${file}'`] : []),
  ].join(';')
}

/** `teamRoutes as routes` is one, too: taken for something else it would bring all schemas along. */
const isTable = (name: string) => /^\w+Routes$/.test(exportedName(name))

function exportedName(name: string): string {
  return name.split(/\s+as\s+/)[0] ?? name
}

async function sourcesOfTables(): Promise<Readonly<Record<string, string>>> {
  const { module } = await runnerImport<{ plannedTables: Record<string, PlannedTable> }>(
    fileURLToPath(import.meta.resolve('@running-dinner/contract/planned-tables')),
  )
  return Object.fromEntries(Object.entries(module.plannedTables).map(([name, table]) => [name, sourceOf(table)]))
}

/** A row, or a table of rows or of tables. */
function sourceOf(table: PlannedTable | PlannedRoute): string {
  if (!('path' in table) || typeof table.path !== 'string') {
    const rows = Object.entries(table as PlannedTable).map(([name, row]) => `${name}: ${sourceOf(row)}`)
    return `{ ${rows.join(', ')} }`
  }
  const decode = table.plan ? `, decodeReply: /* @__PURE__ */ decoderOf(${JSON.stringify(table.plan)})` : ''
  return `{ method: '${table.method}', path: '${table.path}'${decode} }`
}
