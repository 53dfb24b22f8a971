import { masterDataRoutes } from '@running-dinner/contract/events'
import { exportRoutes, participantRoutes } from '@running-dinner/contract/people'
import { liveStreams, teamRoutes } from '@running-dinner/contract/plan'
import { expect, expectTypeOf, test } from 'vitest'
import { addressOf, call, fileOf, pathWith } from './http.ts'

// Each `@ts-expect-error` is a mistake that the compiler refuses; `npm run check` fails where one compiles.

const adminId = 'a'
const person = { adminId, participantId: 'p' }

const mistakes = [
  // @ts-expect-error no parameters at all
  () => call(participantRoutes.get),
  // @ts-expect-error a parameter is missing
  () => call(participantRoutes.get, { params: { adminId } }),
  // @ts-expect-error a parameter the path does not have
  () => call(participantRoutes.list, { params: { adminId, teamId: 't' } }),
  // @ts-expect-error the route has no parameters
  () => call(masterDataRoutes.genders, { params: { adminId } }),
  // @ts-expect-error the route has no body
  () => call(participantRoutes.remove, { params: person, body: {} }),
  // @ts-expect-error the body is missing
  () => call(teamRoutes.lock, { params: { adminId, teamId: 't' } }),
  // @ts-expect-error the body of another route
  () => call(teamRoutes.lock, { params: { adminId, teamId: 't' }, body: { wanted: true } }),
  // @ts-expect-error an upload is a form
  () => call(participantRoutes.previewImport, { params: { adminId }, body: { file: 'x' } }),
  // @ts-expect-error a query the route does not know
  () => addressOf(participantRoutes.export, { params: { adminId }, query: { kind: 'csv' } }),
  // @ts-expect-error links and files need the same parameters
  () => addressOf(exportRoutes.event),
  // @ts-expect-error the same
  () => fileOf(exportRoutes.event, { params: {} }),
  // @ts-expect-error streams too
  () => pathWith(liveStreams.optimization, { adminId }),
]

test('calls with all they need compile, and their replies are those of the route', () => {
  const read = () => call(participantRoutes.get, { params: person })
  expectTypeOf<Awaited<ReturnType<typeof read>>['numSeats']>().toEqualTypeOf<number | undefined>()
  const lock = () => call(teamRoutes.lock, { params: { adminId, teamId: 't' }, body: { locked: true } })
  const genders = () => call(masterDataRoutes.genders)
  const arrange = () => call(teamRoutes.arrange, { params: { adminId } })
  expect([read, lock, genders, arrange]).toHaveLength(4)
  expect(mistakes).toHaveLength(12)
})
