import { expect, test } from 'vitest'
import { allRoutes } from './routes.ts'

const participants = '/rest/participantservice/v1/runningdinner/{}'
const messages = '/rest/messageservice/v1/runningdinner/{}'
const dinners = '/rest/runningdinnerservice/v1/runningdinner/{}'
const teams = '/rest/teamservice/v1/runningdinner/{}'
const self = '/rest/self/v1/{}/{}'

/** Calls that existing clients cannot do without, ids as `{}` (docs/rules/calls.md#calls-that-existing-clients-know). */
const specified = [
  `GET ${participants}/participants`,
  `POST ${participants}/participant`,
  `PUT ${participants}/participant/{}`,
  `PUT ${participants}/participant/{}/activate`,
  `DELETE ${participants}/participant/{}`,
  `GET ${participants}/participant/{}/team-partner-wish`,
  `PUT ${participants}/participants/team-partner-wish`,
  `GET ${participants}/participants/registrations`,
  `GET ${participants}/participants/export`,
  `PUT ${participants}/participants/swap/{}/{}`,
  `GET ${messages}/participants`,
  `GET ${messages}/messagejobs`,
  `GET ${messages}/messagejobs/{}/overview`,
  `GET ${messages}/messagejobs/{}`,
  `GET ${messages}/messagetasks/{}`,
  ...['participant', 'team', 'dinnerroute'].flatMap((kind) => [
    `PUT ${messages}/mails/${kind}`,
    `PUT ${messages}/mails/${kind}/preview`,
  ]),
  `PUT ${messages}/mails/teampartnerwish/{}`,
  `PUT ${messages}/messagetask/{}`,
  `GET ${dinners}`,
  `PUT ${dinners}/mealtimes`,
  `PUT ${dinners}/basicsettings`,
  `PUT ${dinners}/publicsettings`,
  `PUT ${dinners}/publicsettings/registration/{}`,
  `PUT ${dinners}/acknowledge/{}`,
  `DELETE ${dinners}`,
  `PUT ${dinners}/resend-runningdinner-created-message`,
  `PUT ${dinners}/afterpartylocation`,
  `DELETE ${dinners}/afterpartylocation`,
  `GET ${teams}`,
  `POST ${teams}`,
  `PUT ${teams}`,
  `DELETE ${teams}`,
  `PUT ${teams}/teammembers/swap/{}/{}`,
  `PUT ${teams}/meals/swap/{}/{}`,
  `PUT ${teams}/teamhosts`,
  `GET ${teams}/team/{}/meetingplan`,
  `PUT ${teams}/team/{}/{}/cancel`,
  `PUT ${teams}/team/{}/cancel`,
  'GET /rest/masterdataservice/v1/registrationtypes',
  'GET /rest/masterdataservice/v1/genderaspects',
  ...['basicdetails', 'options', 'publicsettings', 'afterpartylocation'].map(
    (step) => `PUT /rest/wizardservice/v1/validate/${step}`,
  ),
  'POST /rest/wizardservice/v1/create',
  `GET ${self}/sessiondata`,
  `GET ${self}/{}/team`,
  `PUT ${self}/{}/teamhost`,
  `GET ${self}/{}/dinnerroute`,
  `PUT ${self}/teampartnerwish`,
  'POST /auth/login',
  'POST /auth/register',
  'PUT /user/update',
  'POST /user/upload-avatar',
]

test('keeps every call that existing clients know', () => {
  const table = new Set(
    allRoutes.flatMap((route) =>
      [route.path, ...(route.aliases ?? [])].map((path) => `${route.method} ${path.replace(/:\w+/g, '{}')}`),
    ),
  )
  expect(specified.filter((call) => !table.has(call))).toEqual([])
})

test('each call is in the table once', () => {
  const calls = allRoutes.map((route) => `${route.method} ${route.path.replace(/:\w+/g, '{}')}`)
  expect(new Set(calls).size).toBe(calls.length)
})
