/**
 * `npm run try:dockerfile`: carries out the Dockerfile in empty folders without a container engine, then looks whether the image
 * serves with a read-only root and its health check succeeds. Needs Linux and root. The system of this machine, read only, takes
 * the place of the base image; its Node may be another version.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/start-embedded-postgres.ts'
import { type Instruction, ignoredBy, parseDockerfile } from './dockerfile/parse-dockerfile.ts'
import { copyInto, createStage, isHealthy, pathIn, runIn, type Stage, serveFrom } from './dockerfile/stage.ts'

const clone = resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '8110'
const isIgnored = ignoredBy(fs.readFileSync(join(clone, '.dockerignore'), 'utf8'))
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const parent = fs.mkdtempSync(join(tmpdir(), 'rd-image-'))
fs.chmodSync(parent, 0o755)
try {
  const image = build()
  await tryServing(image)
} finally {
  fs.rmSync(parent, { recursive: true, force: true })
}

/** Carries out all stages and returns the last. */
function build(): Stage {
  const stages = new Map<string, Stage>()
  let last: Stage | undefined
  for (const [index, source] of parseDockerfile(fs.readFileSync(join(clone, 'Dockerfile'), 'utf8')).entries()) {
    const stage = createStage(join(parent, `stage-${index}`))
    for (const instruction of source.instructions) {
      console.log(`${instruction.name} ${instruction.text}`)
      carryOut(stage, instruction, stages)
    }
    if (source.name !== undefined) stages.set(source.name, stage)
    last = stage
  }
  if (last === undefined) throw new Error('The Dockerfile has no stage.')
  return last
}

function carryOut(stage: Stage, { name, text }: Instruction, stages: ReadonlyMap<string, Stage>): void {
  const words = text.split(/\s+/)
  switch (name) {
    case 'WORKDIR':
      stage.workdir = text
      fs.mkdirSync(pathIn(stage, '.'), { recursive: true })
      return
    case 'COPY':
      copy(stage, words, stages)
      return
    case 'RUN':
      runIn(stage, text)
      return
    case 'ARG':
    case 'ENV':
      for (const word of words) stage.environment[word.split('=')[0] ?? ''] = word.split('=').slice(1).join('=')
      return
    case 'USER':
      stage.user = text
      return
    case 'VOLUME':
      stage.volumes.push(text)
      return
    case 'ENTRYPOINT':
      stage.entrypoint = JSON.parse(text) as string[]
      return
    case 'HEALTHCHECK':
      stage.healthcheck = text.replace(/^.*?\sCMD\s+/, '')
      return
    case 'EXPOSE':
      return
    default:
      throw new Error(`This instruction is not known here: ${name}`)
  }
}

function copy(stage: Stage, words: string[], stages: ReadonlyMap<string, Stage>): void {
  const [first = '', second = '', third = ''] = words
  const source = stages.get(/^--from=(.+)$/.exec(first)?.[1] ?? '')
  if (source) copyInto(stage, pathIn(source, second), third, () => false)
  else if (words.length === 2) copyInto(stage, resolve(clone, first), second, isIgnored)
  else throw new Error(`This COPY is not known here: ${words.join(' ')}`)
}

/** Production settings as in compose.yaml; PostgreSQL runs outside of the image. */
async function tryServing(image: Stage): Promise<void> {
  const folder = join(parent, 'postgres')
  const database = await startEmbeddedPostgres({ dataDir: folder, log: silent })
  const socket = new URL(database.connectionString.replace('@/', '@localhost/')).searchParams.get('host') ?? ''
  // Its own account may enter only; the image runs as another one.
  fs.chmodSync(socket, 0o755)
  for (const name of fs.readdirSync(socket)) fs.chmodSync(join(socket, name), 0o777)
  const environment = {
    DATABASE_URL: database.connectionString,
    PORT: port,
    PUBLIC_BASE_URL: 'https://dinner.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    OPERATOR_NAME: 'Verein Rundtisch',
    OPERATOR_ADDRESS: 'Salzstraße 1, 79098 Freiburg',
    ADMIN_EMAIL: 'team@dinner.example',
  }
  const options = { environment, shared: [socket] }
  const server = serveFrom(image, options)
  try {
    const started = performance.now()
    await Promise.race([announced(server), once(server, 'exit')])
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    console.log(`serves after ${Math.round(performance.now() - started)} ms as ${ownerOf(server.pid)}`)
    const ready = await fetch(`http://127.0.0.1:${port}/health/ready`)
    console.log(`/health/ready: ${ready.status}; /: ${(await fetch(`http://127.0.0.1:${port}/`)).status}`)
    if (!ready.ok) throw new Error('The server is not ready.')
    if (!(await isHealthy(image, options))) throw new Error('HEALTHCHECK fails while the server serves.')
    if (await isHealthy(image, { ...options, environment: { ...environment, PORT: '9' } }))
      throw new Error('HEALTHCHECK succeeds where no server answers.')
    console.log('HEALTHCHECK succeeds, and fails where no server answers')
    server.kill('SIGTERM')
    const [code] = await once(server, 'exit')
    console.log(`ended with ${code} on SIGTERM`)
    if (code !== 0) throw new Error('The server did not stop in order.')
  } finally {
    server.kill('SIGKILL')
    await database.stop()
  }
}

/** Reads on afterwards: a server whose output is closed cannot log. */
function announced({ stdout }: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((done) => {
    stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Running Dinner: ')) done()
    })
  })
}

function ownerOf(pid: number | undefined): string {
  return `account ${/^Uid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]}`
}
