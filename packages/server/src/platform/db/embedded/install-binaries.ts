import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PostgresPackage } from './postgres-package.ts'

const PREFIX = 'postgres-'

/**
 * Copies the binaries into the home, once per version: the server's account can read them there, and a running server keeps its
 * libraries when `npm ci` replaces the package. Call with the start lock held and no server running.
 * @returns the folder with `bin`, `lib` and `share`
 */
export function installBinaries(source: PostgresPackage, home: string): string {
  const target = join(home, `${PREFIX}${source.version}`)
  if (fs.existsSync(target)) return target
  for (const name of fs.readdirSync(home)) {
    if (name.startsWith(PREFIX)) fs.rmSync(join(home, name), { recursive: true })
  }
  // Renamed when complete, because an interrupted copy would never be repaired.
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

/** A hard link if possible, which saves 58 MB. The files are never changed in place, only replaced. */
function addFile(source: string, target: string): void {
  const mode = basename(dirname(target)) === 'bin' ? 0o755 : 0o644
  // npm applies the umask of the installing account.
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

/** npm packages cannot contain links; this one creates them in an install script, which is not run here. */
function restoreLinks(packageFolder: string, target: string): void {
  const list = fs.readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(target, link.target.replace(/^native\//, ''))
    fs.rmSync(path, { force: true })
    fs.symlinkSync(basename(link.source), path)
  }
}
