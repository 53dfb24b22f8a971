import { dinnerRoutes, exportRoutes, masterDataRoutes, participantRoutes, portalRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { handler, openHandler } from './handler.ts'
import { idOf } from './path-ids.ts'

// Each `@ts-expect-error` is a mistake that the compiler refuses; `npm run check` fails where one compiles.

const organiser = async ({ adminId }: { adminId: string }) => adminId

const mistakes = [
  // @ts-expect-error a verb without a reply
  openHandler(masterDataRoutes.genders, async () => undefined),
  // @ts-expect-error a reply of another row
  openHandler(masterDataRoutes.genders, async () => ({ id: 'x' })),
  // @ts-expect-error a field of the reply is missing
  openHandler(masterDataRoutes.genders, async () => [{ value: 'FEMALE', label: 'female' }]),
  // @ts-expect-error the wire's mark of an unknown value is no reply of a verb
  openHandler(participantRoutes.get, async () => ({ age: 'unknown' })),
  // @ts-expect-error a row without content has no reply
  openHandler(portalRoutes.revoke, async () => ({ done: true })),
  // @ts-expect-error the same with an empty reply
  openHandler(participantRoutes.remove, async () => ({ done: true })),
  // @ts-expect-error a file is sent, not returned as data
  openHandler(exportRoutes.event, async () => ({ title: 'x' })),
  // @ts-expect-error the path has no such parameter
  openHandler(participantRoutes.remove, async ({ params }) => void params.teamId),
  // @ts-expect-error the same where it is read as an id
  openHandler(participantRoutes.remove, async ({ params }) => void idOf(params, 'teamId')),
  // @ts-expect-error the path lacks what the right is checked by
  handler(masterDataRoutes.genders, organiser, async () => []),
]

test('a verb with its own reply and parameters compiles', () => {
  const rows = [
    openHandler(masterDataRoutes.genders, async () => []),
    handler(participantRoutes.remove, organiser, async ({ params }) => void idOf(params, 'participantId')),
    handler(
      portalRoutes.revoke,
      async () => undefined,
      async () => undefined,
    ),
    handler(exportRoutes.event, organiser, async ({ reply }) => reply.send('x')),
  ]
  expect(rows.map(({ route }) => route.path)).toContain(participantRoutes.remove.path)
  expect(mistakes).toHaveLength(10)
  expect(dinnerRoutes.get.path).toContain(':adminId')
})
