import { expectTypeOf, test } from 'vitest'
import type { accountRoutes } from './accounts/accounts.ts'
import type { activityRoutes } from './events/activities.ts'
import type { dinnerRoutes } from './events/dinners.ts'
import type { publicCalls } from './guests/public-calls.ts'
import type { messageRoutes } from './messages/messages.ts'
import type { participantRoutes } from './people/participants.ts'
import type { liveStreams } from './plan/live-events.ts'
import type { BodyOf, ParamNames, ParamsOf, QueryOf, ReplyOf, Route, WireReplyOf } from './route.ts'

// The compiler checks these types; `npm run check` fails where one no longer holds.

test('the parameters of a route are the names in its path', () => {
  expectTypeOf<ParamNames<'/rest/a/:first/b/:second'>>().toEqualTypeOf<'first' | 'second'>()
  expectTypeOf<ParamNames<'/rest/a'>>().toEqualTypeOf<never>()
  expectTypeOf<ParamNames<typeof participantRoutes.swap.path>>().toEqualTypeOf<
    'adminId' | 'participantId' | 'otherParticipantId'
  >()
  expectTypeOf<ParamNames<typeof publicCalls.activate.path>>().toEqualTypeOf<'publicId' | 'token'>()
  expectTypeOf<ParamNames<typeof accountRoutes.confirm.path>>().toEqualTypeOf<'token'>()
  expectTypeOf<ParamNames<typeof messageRoutes.teams.send.path>>().toEqualTypeOf<'adminId'>()
  expectTypeOf<ParamsOf<typeof liveStreams.optimization>>().toEqualTypeOf<
    Readonly<Record<'adminId' | 'optimizationId', string>>
  >()
  expectTypeOf<ParamNames<Route['path']>>().toEqualTypeOf<string>()
})

test('use cases and pages see domain values, the wire its own', () => {
  type Person = typeof participantRoutes.get
  expectTypeOf<ReplyOf<Person>['age']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<WireReplyOf<Person>['age']>().toEqualTypeOf<number>()
  expectTypeOf<ReplyOf<typeof messageRoutes.job>['sendingFailed']>().toEqualTypeOf<boolean | undefined>()
  expectTypeOf<ReplyOf<typeof messageRoutes.resend>['sendingResult']>().toHaveProperty('deliveryFailed')
  expectTypeOf<ReplyOf<typeof participantRoutes.remove>>().toEqualTypeOf<void>()
})

test('a use case cannot forget a value that may be unknown', () => {
  const { age: _, ...withoutAge } = {} as ReplyOf<typeof participantRoutes.get>
  expectTypeOf<typeof withoutAge>().not.toExtend<ReplyOf<typeof participantRoutes.get>>()
})

test('a route without a query or a body has none', () => {
  expectTypeOf<QueryOf<typeof dinnerRoutes.get>>().toEqualTypeOf<never>()
  expectTypeOf<BodyOf<typeof dinnerRoutes.get>>().toEqualTypeOf<never>()
  expectTypeOf<QueryOf<typeof activityRoutes.list>['page']>().toEqualTypeOf<number>()
})
