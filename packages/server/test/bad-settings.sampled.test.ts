import { settingsRoutes } from '@running-dinner/contract'
import { genderAspects } from '@running-dinner/domain'
import type { TestApp } from './app.ts'
import { afterPartyBody, dinnerBody } from './bodies.ts'
import { givenDinner } from './given.ts'
import { type BodyCases, tryHostileBodies } from './hostile-bodies.ts'
import * as values from './hostile-values.ts'

const dinnerAfterParty = async (app: TestApp) =>
  (await givenDinner(app, { afterPartyLocation: afterPartyBody() })).params

const cases: BodyCases[] = [
  {
    name: 'the schedule',
    route: settingsRoutes.saveSchedule,
    body: () => ({ meals: dinnerBody().options.meals }),
    stores: false,
    fields: { meals: values.meals },
  },
  {
    name: 'the options of an event',
    route: settingsRoutes.saveOptions,
    body: () => ({ ...dinnerBody().options }),
    stores: false,
    fields: {
      teamSize: values.teamSize,
      genderAspects: values.oneOf(genderAspects, { refused: ['IGNORE', undefined], accepted: ['IGNORE_GENDE0R'] }),
      forceEqualDistributedCapacityTeams: values.flag,
      considerShortestPaths: values.flag,
      teamPartnerWishDisabled: values.flag,
    },
  },
  {
    name: 'the after party of an event',
    route: settingsRoutes.saveAfterParty,
    body: afterPartyBody,
    stores: false,
    fields: values.afterPartyFields,
  },
  {
    name: 'the place of the after party',
    route: settingsRoutes.locateAfterParty,
    body: () => ({ lat: 48, lng: 7.8 }),
    stores: false,
    given: dinnerAfterParty,
    fields: {
      lat: { refused: [undefined, null, '48', 90.1, -91, true, [], {}], accepted: [0, -90, 90, 47.99] },
      lng: { refused: [undefined, null, '8', 180.1, -181, true, [], {}], accepted: [0, -180, 180, 7.85] },
    },
  },
]

tryHostileBodies(cases)
