import { parseArgs } from 'node:util'

/** What one process runs: pages and calls, jobs, or both. */
export interface Role {
  web: boolean
  jobs: boolean
}

export function roleOf(args: readonly string[]): Role {
  const { values } = parseArgs({ args: [...args], options: { role: { type: 'string' } } })
  const { role } = values
  if (role !== undefined && role !== 'web' && role !== 'worker')
    throw new Error(`--role is web or worker, not "${role}"`)
  return { web: role !== 'worker', jobs: role !== 'web' }
}
