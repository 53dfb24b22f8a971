import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type FakeServer, fakeServer } from './fake-server.ts'

/** 280 MB for three systems: too much for everybody's `npm ci`, so that the proof installs it once. No install script. */
const engine = '@valhallajs/valhallajs@3.6.1'
const folder = join(import.meta.dirname, '../../../../node_modules/.cache/valhalla')
const map = join(import.meta.dirname, '../fixtures/town.osm.pbf')

/** The systems that the package has programs for. */
export const hasValhalla = ['linux x64', 'linux arm64', 'darwin arm64'].includes(`${process.platform} ${process.arch}`)

interface Valhalla {
  Actor: new (config: object) => { matrix(question: string): Promise<string> }
  getConfig(options: { tileDir: string; tileExtract: string }): Promise<object>
}

/** The real engine with the map of one small town behind the HTTP face of `valhalla_service`. */
export async function realValhalla(): Promise<FakeServer> {
  const home = installed()
  const { Actor, getConfig } = createRequire(join(home, 'index.js'))(home) as Valhalla
  const tiles = mkdtempSync(join(tmpdir(), 'rd-tiles-'))
  onTestFinished(() => rmSync(tiles, { recursive: true }))
  const config = await getConfig({ tileDir: tiles, tileExtract: '' })
  const configFile = join(tiles, 'config.json')
  writeFileSync(configFile, JSON.stringify(config))
  const build = join(home, process.platform, process.arch, 'valhalla_build_tiles')
  execFileSync(build, ['-c', configFile, map], { stdio: 'pipe', cwd: tiles })
  const actor = new Actor(config)
  return fakeServer((request, reply) => {
    const question = new URL(request.url ?? '', 'http://valhalla').searchParams.get('json') ?? ''
    actor.matrix(question).then(
      (answer) => reply.setHeader('content-type', 'application/json').end(answer),
      (error: Error) => reply.writeHead(400).end(JSON.stringify({ error: error.message, status_code: 400 })),
    )
  })
}

function installed(): string {
  const home = join(folder, 'node_modules', engine.slice(0, engine.lastIndexOf('@')))
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, engine])
  }
  return home
}
