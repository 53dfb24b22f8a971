import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PostgresPackage } from './postgres-package.ts'

const PREFIX = 'postgres-'

/**
 * Gives the home its own set of the binaries, once per version: the server's account can read them there, and a server
 * that is still running keeps its libraries when `npm ci` replaces the package. Call under the start lock, with no
 * server running.
 *
 * @returns the folder with `bin`, `lib` and `share`
 */
export function installBinaries(source: PostgresPackage, home: string): string {
  const target = join(home, `${PREFIX}${source.version}`)
  if (fs.existsSync(target)) return target
  for (const name of fs.readdirSync(home)) {
    if (name.startsWith(PREFIX)) fs.rmSync(join(home, name), { recursive: true })
  }
  // It gets its name when complete, as an interrupted copy would never be repaired.
  const unfinished = `${target}.new`
  addFolder(join(source.folder, 'native'), unfinished)
  restoreLinks(source.folder, unfinished)
  fs.renameSync(unfinished, target)
  return target
}

function addFolder(from: string, to: string): void {
  fs.mkdirSync(to)
  fs.chmodSync(to, 0o755)
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) addFolder(source, target)
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target)
    else if (!entry.name.endsWith('.a')) addFile(source, target)
  }
}

/** A second name of the same file where possible: 58 MB less to write. Never changed in place, only replaced. */
function addFile(source: string, target: string): void {
  const mode = basename(dirname(target)) === 'bin' ? 0o755 : 0o644
  // npm takes the modes from the umask of whoever installs.
  const isReadable = (fs.statSync(source).mode & mode) === mode
  if (isReadable && canLink(source, target)) return
  fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE)
  fs.chmodSync(target, mode)
}

function canLink(source: string, target: string): boolean {
  try {
    fs.linkSync(source, target)
    return true
  } catch {
    return false
  }
}

/** npm packages cannot carry links; this one makes them in an install script, which we do not run. */
function restoreLinks(packageFolder: string, target: string): void {
  const list = fs.readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(target, link.target.replace(/^native\//, ''))
    fs.rmSync(path, { force: true })
    fs.symlinkSync(basename(link.source), path)
  }
}
