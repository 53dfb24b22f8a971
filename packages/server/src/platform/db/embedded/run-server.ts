import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, constants, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { childOptions } from './server-account.ts'
import { knock } from './server-connection.ts'
import type { ServerFiles } from './server-files.ts'
import { serverName } from './server-processes.ts'
import { serverSettings } from './server-settings.ts'

/** Each look costs the starting server a process, and it has to recover meanwhile. */
const READY_POLL_MS = 50
/** Recovery after a crash replays at most the 256 MB of log that the settings allow. */
const READY_WITHIN_MS = 120_000

export interface RunningServer {
  process: ChildProcess
  client: Client
}

/**
 * Starts the server and waits until it is ready. It runs in its own session: Ctrl-C reaches only this process, which ends the
 * server after requests and jobs have finished.
 * @throws Error with the server's last log lines
 */
export async function runServer(files: ServerFiles, binaries: string): Promise<RunningServer> {
  writeSettings(files)
  const output = openLog(files.log)
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', files.cluster, '-c', `config_file=${files.settings}`, '-c', `cluster_name=${serverName(files.cluster)}`],
    { ...childOptions(files.account), detached: true, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  child.unref()
  try {
    return { process: child, client: await whenReady(child, files) }
  } catch (error) {
    child.kill('SIGINT')
    throw error
  }
}

async function whenReady(child: ChildProcess, files: ServerFiles): Promise<Client> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp; await sleep(READY_POLL_MS)) {
    if (failure) throw failure
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await knock(files.socketFolder)
    if (answer !== 'absent' && answer !== 'busy') return answer
  }
  const words = readFileSync(files.log, 'utf8').trim().split('\n').slice(-5).join('\n')
  throw new Error(`PostgreSQL did not start. The end of ${files.log}:\n${words}`)
}

function writeSettings({ settings, socketFolder }: ServerFiles): void {
  writeFileSync(`${settings}.new`, serverSettings(socketFolder))
  chmodSync(`${settings}.new`, 0o644)
  renameSync(`${settings}.new`, settings)
}

/** The log of this run and of the previous one: enough to see why the last start failed. */
function openLog(log: string): number {
  if (existsSync(log)) renameSync(log, `${log}.old`)
  return openSync(log, constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_APPEND, 0o600)
}
