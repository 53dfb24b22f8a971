import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'

const ANY_NAME = /\brunning-dinner-[0-9a-z]+-[0-9a-z]+-server\b/

/**
 * A name for the server of one cluster that PostgreSQL shows in the command line of each of its processes. Built from the
 * folder's device and inode, so that it survives moving the folder.
 */
export function serverName(cluster: string): string {
  const { dev, ino } = statSync(cluster)
  return `running-dinner-${dev.toString(36)}-${ino.toString(36)}-server`
}

/** Process ids of the server with that name, including its children. */
export function serverProcesses(name: string): number[] {
  return processes()
    .filter(({ command }) => command.includes(name))
    .map(({ id }) => id)
}

/** Whether a process could be a PostgreSQL on an unknown cluster, not started by this launcher. */
export function isForeignPostgres(id: number): boolean {
  const command = processes().find((process) => process.id === id)?.command ?? ''
  return command.includes('postgres') && !ANY_NAME.test(command)
}

/**
 * Command lines instead of working directories or signals: in a container root may read only these of another account's
 * processes, and zombies have none.
 */
function processes(): { id: number; command: string }[] {
  if (process.platform !== 'linux') return processesByPs()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), command: commandOf(name) }))
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function processesByPs(): { id: number; command: string }[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 1 << 26 })
  return lines.split('\n').map((line) => {
    const [, id, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? []
    return { id: Number(id), command: command ?? '' }
  })
}
