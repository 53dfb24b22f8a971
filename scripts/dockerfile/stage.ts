import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** One stage of an image: a folder that becomes the root, and what its instructions set. */
export interface Stage {
  root: string
  workdir: string
  environment: Record<string, string>
  user: string
  volumes: string[]
  entrypoint: string[]
  healthcheck: string
}

/** Account and group 1000 of the Node images. */
const nodeId = '1000'

/** A folder with the few files of /etc that programs look for; the system's own programs are mounted when something runs. */
export function createStage(root: string): Stage {
  for (const folder of ['usr', 'proc', 'dev', 'etc/ssl', 'tmp', 'root', 'home/node'])
    fs.mkdirSync(join(root, folder), { recursive: true })
  fs.chmodSync(join(root, 'tmp'), 0o1777)
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) fs.symlinkSync(`usr/${folder}`, join(root, folder))
  fs.writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0::/root:/bin/sh\nnode:x:${nodeId}:${nodeId}::/home/node:/bin/sh\n`,
  )
  fs.writeFileSync(join(root, 'etc/group'), `root:x:0:\nnode:x:${nodeId}:\n`)
  for (const file of ['resolv.conf', 'hosts', 'nsswitch.conf', 'ld.so.cache', 'ssl'])
    if (fs.existsSync(`/etc/${file}`))
      fs.cpSync(`/etc/${file}`, join(root, 'etc', file), { recursive: true, dereference: true })
  return { root, workdir: '/', environment: {}, user: 'root', volumes: [], entrypoint: [], healthcheck: '' }
}

/** A path of the stage, as a path of this machine. */
export function pathIn(stage: Stage, path: string): string {
  return join(stage.root, resolve(stage.workdir, path))
}

const mounts = (root: string) =>
  [
    `mount --rbind /usr ${root}/usr`,
    `mount -o remount,bind,ro ${root}/usr`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc`,
  ].join(' && ')

function environmentOf(stage: Stage): Record<string, string> {
  const home = stage.user === 'root' ? '/root' : `/home/${stage.user}`
  const passedOn = ['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'https_proxy', 'http_proxy', 'no_proxy']
  const network = passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: home,
    ...Object.fromEntries(network),
    ...stage.environment,
  }
}

/** Carries out the command of a RUN instruction; it sees nothing of this machine but the system's programs. */
export function runIn(stage: Stage, command: string): void {
  const script = `${mounts(stage.root)} && exec chroot ${stage.root} /bin/sh -c 'cd "$1" && eval "$2"' sh "$1" "$2"`
  const { status } = spawnSync('unshare', ['--mount', '--', 'sh', '-ec', script, 'sh', stage.workdir, command], {
    stdio: 'inherit',
    env: environmentOf(stage),
  })
  if (status !== 0) throw new Error(`This step ended with ${status}: RUN ${command}`)
}

interface ServeOptions {
  environment: Record<string, string>
  /** Folders of this machine that the container sees at the same path. */
  shared: string[]
  args?: string[]
}

/** Starts the entry point as the image's user, with the root read only except for /tmp and the volumes. */
export function serveFrom(stage: Stage, { environment, shared, args = [] }: ServeOptions): ChildProcess {
  return spawnReadOnly(stage, { environment, shared }, [...stage.entrypoint, ...args])
}

/** Whether the command of HEALTHCHECK succeeds while the server runs. */
export async function isHealthy(stage: Stage, options: ServeOptions): Promise<boolean> {
  const child = spawnReadOnly(stage, options, ['sh', '-c', stage.healthcheck])
  return new Promise((done) => child.on('exit', (code) => done(code === 0)))
}

function spawnReadOnly(stage: Stage, { environment, shared }: ServeOptions, command: string[]): ChildProcess {
  const script = [
    `mount --bind ${stage.root} ${stage.root}`,
    mounts(stage.root),
    ...stage.volumes.map((volume) => `mount --bind ${stage.root}${volume} ${stage.root}${volume}`),
    `mount -t tmpfs -o mode=1777 tmpfs ${stage.root}/tmp`,
    // After /tmp, as a shared folder may be in it.
    ...shared.map((folder) => `mkdir -p ${stage.root}${folder} && mount --bind ${folder} ${stage.root}${folder}`),
    `mount -o remount,bind,ro ${stage.root}`,
    `cd ${stage.root}${stage.workdir}`,
    `exec chroot --userspec=${stage.user === 'root' ? '0:0' : `${nodeId}:${nodeId}`} ${stage.root} sh -c 'cd "$0" && exec "$@"' ${stage.workdir} "$@"`,
  ].join(' && ')
  return spawn('unshare', ['--mount', '--', 'sh', '-ec', script, 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environmentOf(stage), ...environment },
  })
}

/** Copies what COPY names; a folder's content, as Docker does. */
export function copyInto(stage: Stage, from: string, to: string, isLeftOut: (path: string) => boolean): void {
  const target = pathIn(stage, to)
  fs.mkdirSync(dirname(target), { recursive: true })
  fs.cpSync(from, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isLeftOut(path.slice(from.length).replace(/^\//, '')),
  })
}
