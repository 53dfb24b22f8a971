import { readFileSync, statSync } from 'node:fs'

/** The account that runs PostgreSQL. */
export interface ServerAccount {
  uid: number
  gid: number
  /** True if this process is root and the server runs under another account, because PostgreSQL refuses root. */
  borrowed: boolean
}

/**
 * The account for the database in `cluster` (which may not exist yet): the process's own; for root the owner of the existing
 * database, else `nobody`. No account is ever created.
 * @throws Error if the database belongs to another account.
 */
export function serverAccount(cluster: string): ServerAccount {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (uid === 0) {
    return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid, borrowed: true } : nobody()
  }
  if (owner && owner.uid !== uid) {
    throw new Error(
      `The database in ${cluster} belongs to account ${owner.uid}, this process runs as account ${uid}. ` +
        'Start with the account that started it first (root, if it was root), or set DATA_DIR to another folder.',
    )
  }
  return { uid, gid, borrowed: false }
}

function nobody(): ServerAccount {
  const [, , uid, gid] = /^nobody:.*$/m.exec(readPasswd())?.[0].split(':') ?? []
  // Slim images may have no such line; the kernel needs only the number. It is -2 on macOS.
  return { uid: Number(uid ?? 65534) >>> 0, gid: Number(gid ?? 65534) >>> 0, borrowed: true }
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8')
  } catch {
    return ''
  }
}

/** Options to run a child process as the account. Its environment is minimal, because this process's contains secrets. */
export function childOptions(account: ServerAccount) {
  return {
    // The account may not be able to enter this process's working directory.
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    ...(account.borrowed ? { uid: account.uid, gid: account.gid } : {}),
  }
}
