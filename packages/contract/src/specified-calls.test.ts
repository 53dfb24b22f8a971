import { expect, test } from 'vitest'
import { allRoutes } from './routes.ts'

const participants = '/rest/participantservice/v1/runningdinner/{}'
const messages = '/rest/messageservice/v1/runningdinner/{}'
const dinners = '/rest/runningdinnerservice/v1/runningdinner/{}'
const teams = '/rest/teamservice/v1/runningdinner/{}'
const self = '/rest/self/v1/{}/{}'
const routes = '/rest/dinnerrouteservice/v1/runningdinner/{}'
const frontend = '/rest/frontend/v1/runningdinner'
const portal = '/rest/participant-portal/v1'
const payment = '/rest/paymentoptionsservice/v1/runningdinner/{}'
const waitingList = '/rest/waitinglistservice/v1/runningdinner/{}'
const activities = '/rest/activityservice/v1/runningdinner/{}'
const feedback = '/rest/feedbackservice/v1/feedback'

/** Names and shapes of these calls stay, ids as `{}`: docs/rules/calls.md#calls-that-existing-clients-know. */
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
  'GET /rest/masterdataservice/v1/genders',
  `PUT ${dinners}/afterpartylocation/geocode`,
  `GET ${participants}/participants/{}`,
  `PUT ${participants}/participants/{}/geocode`,
  `GET ${waitingList}`,
  `PUT ${waitingList}/generate-new-teams`,
  `PUT ${waitingList}/assign-participants-teams`,
  `GET ${routes}/teams/{}`,
  `GET ${routes}/teams`,
  `GET ${routes}/distances/teams`,
  `GET ${routes}/distances/{}/teams`,
  `GET ${routes}/optimization/predict`,
  `POST ${routes}/optimization`,
  `GET ${routes}/optimization/{}/status`,
  `GET ${routes}/optimization/{}/preview`,
  `PUT ${routes}/optimization/{}`,
  `GET ${messages}/proposals/{}`,
  'GET /rest/export/v1/runningdinner/{}/participants',
  'POST /rest/import/v1/runningdinner/{}/participants',
  `GET ${activities}/admin`,
  `GET ${activities}`,
  `GET ${frontend}`,
  `GET ${frontend}/{}`,
  `GET ${frontend}/{}/sessiondata`,
  `POST ${frontend}/{}/register/validate`,
  `POST ${frontend}/{}/register`,
  `PUT ${frontend}/{}/{}/activate`,
  `POST ${frontend}/{}/order`,
  `GET ${frontend}/{}/order/capture`,
  `GET ${frontend}/{}/order/cancel`,
  `POST ${portal}/my-events`,
  `POST ${portal}/access-recovery`,
  `POST ${portal}/token/revoke`,
  `GET ${portal}/{}/{}/self-service-info`,
  `GET ${portal}/{}/{}/messages`,
  `POST ${portal}/{}/{}/messages/{}/read`,
  `POST ${feedback}`,
  `POST ${feedback}/conversations`,
  `PUT ${feedback}/{}/resolved/{}`,
  `GET ${payment}`,
  `POST ${payment}`,
  `PUT ${payment}/{}`,
  `DELETE ${payment}/{}`,
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
