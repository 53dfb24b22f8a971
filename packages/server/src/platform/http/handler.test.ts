import { dinnerRoutes, exportRoutes, masterDataRoutes, participantRoutes, portalRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { handler, idOf, openHandler } from './handler.ts'

// Each `@ts-expect-error` is a mistake that the compiler refuses; `npm run check` fails where one compiles.

const organiser = async ({ adminId }: { adminId: string }) => adminId

const mistakes = [
  // @ts-expect-error a use case without a reply
  openHandler(masterDataRoutes.genders, async () => undefined),
  // @ts-expect-error a reply of another route
  openHandler(masterDataRoutes.genders, async () => ({ id: 'x' })),
  // @ts-expect-error a missing field of the reply
  openHandler(masterDataRoutes.genders, async () => [{ value: 'FEMALE', label: 'female' }]),
  // @ts-expect-error the wire's spelling of an unknown value, which only the contract may write
  openHandler(participantRoutes.get, async () => ({ age: 'unknown' })),
  // @ts-expect-error a reply of a route without content
  openHandler(portalRoutes.revoke, async () => ({ done: true })),
  // @ts-expect-error an empty reply of a route without content
  openHandler(participantRoutes.remove, async () => ({ done: true })),
  // @ts-expect-error a file returned as data instead of sent
  openHandler(exportRoutes.event, async () => ({ title: 'x' })),
  // @ts-expect-error a parameter that the path does not have
  openHandler(participantRoutes.remove, async ({ params }) => void params.teamId),
  // @ts-expect-error an id that the path does not have
  openHandler(participantRoutes.remove, async ({ params }) => void idOf(params, 'teamId')),
  // @ts-expect-error a right checked by a parameter that the path does not have
  handler(masterDataRoutes.genders, organiser, async () => []),
]

test('a use case with the reply and parameters of its route compiles', () => {
  const handlers = [
    openHandler(masterDataRoutes.genders, async () => []),
    handler(participantRoutes.remove, organiser, async ({ params }) => void idOf(params, 'participantId')),
    handler(
      portalRoutes.revoke,
      async () => undefined,
      async () => undefined,
    ),
    handler(exportRoutes.event, organiser, async ({ reply }) => reply.send('x')),
  ]
  expect(handlers.map(({ route }) => route.path)).toContain(participantRoutes.remove.path)
  expect(mistakes).toHaveLength(10)
  expect(dinnerRoutes.get.path).toContain(':adminId')
})
