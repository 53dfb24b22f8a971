import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { dinnerRoutes, messageRoutes, participantRoutes, type Route } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { personBody } from '../bodies.ts'
import { newEmptyDatabase } from '../given-backup.ts'
import { smtpSink } from '../smtp-sink.ts'
import { type BuiltServer, newFolder, startBuiltServer } from './built-server.ts'
import { callServer, openEvent } from './organised-event.ts'

const root = resolve(import.meta.dirname, '../../../..')
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

type Environment = Record<string, string>

/** What `npm run <script> -- <args>` runs once the clone is ready; ends the test if it fails. */
async function runScript(script: 'backup' | 'restore' | 'jobs', args: readonly string[], environment: Environment) {
  const [, words = ''] = (scripts[script] ?? '').split('ensure-ready.sh node ')
  const { stdout } = await promisify(execFile)(process.execPath, [...words.split(' '), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  })
  return stdout
}

async function worked(server: BuiltServer, route: Route, parts: { params: Record<string, string>; body?: unknown }) {
  const { status, reply } = await callServer(server, route, parts)
  expect(status, `${route.path}: ${JSON.stringify(reply).slice(0, 300)}`).toBe(200)
  return reply
}

interface Person {
  id: string
  email: string
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

test.each([
  ['the embedded database', async () => ({ before: '', after: '', flags: ['--replace'] })],
  [
    'DATABASE_URL, into an empty database',
    async () => ({ before: await newEmptyDatabase(), after: await newEmptyDatabase(), flags: [] }),
  ],
] as const)(
  'backup, restore and release-mails by command, with %s: nothing comes back, nothing is mailed again (REL-15)',
  {
    timeout: 300_000,
  },
  async (_, given) => {
    const { before, after, flags } = await given()
    const sink = await smtpSink()
    const [dataDir, backups, tombstones] = [newFolder(), newFolder(), newFolder()]
    const site = { DATA_DIR: dataDir, TOMBSTONES_DIR: tombstones, SMTP_URL: sink.url }
    const environment = { ...site, DATABASE_URL: before }
    const first = await startBuiltServer(environment, { dataDir })
    const known = { servers: [first, first] as [BuiltServer, BuiltServer], sink }
    const event = await openEvent(known, 'stays@organisers.example')
    const cancelled = await openEvent(known, 'cancelled@organisers.example')
    const deleted = await openEvent(known, 'deleted@organisers.example')
    const rows = [1, 2, 3].map((number) => ({ participant: personBody(number, { email: `guest${number}@a.example` }) }))
    await worked(first, participantRoutes.import, { params: event.params, body: { rows } })
    const peopleOf = async (server: BuiltServer) =>
      (await worked(server, participantRoutes.list, { params: event.params })).participants as Person[]
    const leaver = (await peopleOf(first)).find(({ email }) => email === 'guest1@a.example')
    // Waits for its hour, so that the backup holds mails that are not sent.
    const sendHeld = {
      ...messageRoutes.participants.send,
      path: `${messageRoutes.participants.send.path}?holdSeconds=60`,
    }
    const message = { subject: 'Wichtig', message: 'Hallo {firstname}', participantSelection: 'ALL' }
    await worked(first, sendHeld, { params: event.params, body: message })
    const settled = sink.mails.length

    // The server runs.
    await runScript('backup', [backups], environment)
    expect(sink.mails).toHaveLength(settled)
    await runScript('jobs', ['outbox', '--now', new Date(Date.now() + 120_000).toISOString()], environment)
    await sink.until(settled + 3)
    await worked(first, dinnerRoutes.cancel, { params: deleted.params })
    await runScript('jobs', ['retention', '--now', inDays(3)], environment)
    expect((await callServer(first, dinnerRoutes.get, { params: deleted.params })).status).toBe(404)
    await worked(first, dinnerRoutes.cancel, { params: cancelled.params })
    await worked(first, participantRoutes.remove, { params: { ...event.params, participantId: leaver?.id ?? '' } })
    await first.stop()
    const sent = sink.mails.length

    // With another folder it says that it cannot know what was deleted.
    const unknowing = { ...site, DATA_DIR: newFolder(), DATABASE_URL: '', TOMBSTONES_DIR: newFolder() }
    expect(await runScript('restore', [backups], unknowing)).toContain('WHAT WAS DELETED SINCE IS BACK')

    const restored = { ...site, DATABASE_URL: after }
    const said = await runScript('restore', [backups, ...flags], restored)
    expect(said).toContain('What was deleted since is deleted again.')
    const second = await startBuiltServer(restored, { dataDir })
    expect((await callServer(second, dinnerRoutes.get, { params: deleted.params })).status).toBe(404)
    expect(await worked(second, dinnerRoutes.get, { params: cancelled.params })).toMatchObject({
      cancellationDate: expect.any(String),
    })
    expect((await peopleOf(second)).map(({ email }) => email)).toEqual(['guest2@a.example', 'guest3@a.example'])
    // A mail written now leaves after all that were due before it.
    await runScript('jobs', ['outbox', '--now', inDays(1)], restored)
    await openEvent({ servers: [second, second], sink }, 'new@organisers.example')
    expect(sink.mails.slice(sent).map(({ recipients }) => recipients)).toEqual([['new@organisers.example']])

    expect(await runScript('jobs', ['release-mails'], restored)).toContain('release-mails: done')
    await sink.until(sent + 3)
    const released = sink.mails.slice(sent + 1).map(({ recipients: [address] }) => address)
    expect(released.toSorted()).toEqual(['guest2@a.example', 'guest3@a.example'])
  },
)
