import { wizardRoutes } from '@running-dinner/contract'
import { dinnerTypes } from '@running-dinner/domain'
import { travelModes } from '@running-dinner/domain/events'
import { afterPartyBody, dinnerBody, publicSettingsBody } from './bodies.ts'
import { type BodyCases, tryHostileBodies } from './hostile-bodies.ts'
import * as values from './hostile-values.ts'

/** Every step of the wizard, filled. A program may skip the calls that check one step and create at once. */
const whole = () => {
  const { basicDetails, ...body } = dinnerBody()
  return {
    ...body,
    basicDetails: { ...basicDetails, registrationType: 'OPEN' },
    publicSettings: publicSettingsBody(),
    afterPartyLocation: afterPartyBody(),
    carriedOver: { travelMode: 'WALK' },
  }
}
type Step = keyof ReturnType<typeof whole>

const step = (within: Step, fields: BodyCases['fields']): BodyCases => ({
  name: `an event with ${within}`,
  route: wizardRoutes.create,
  body: () => ({ ...(whole()[within] as object) }),
  beside: whole,
  within,
  stores: false,
  fields,
})

tryHostileBodies([
  {
    name: 'an event',
    route: wizardRoutes.create,
    body: whole,
    stores: false,
    fields: {
      email: values.email,
      runningDinnerType: values.oneOf(dinnerTypes),
      basicDetails: values.step,
      options: values.step,
      contract: values.step,
      publicSettings: values.step,
      afterPartyLocation: values.optionalStep,
      carriedOver: values.optionalStep,
    },
  },
  step('basicDetails', {
    ...values.basicDetailsFields,
    // The courses are on this day.
    date: { ...values.eventDate, accepted: ['2030-06-15'] },
  }),
  step('options', values.optionsFields),
  step('publicSettings', values.publicSettingsFields),
  step('afterPartyLocation', values.afterPartyFields),
  step('contract', {
    fullname: values.line(255),
    email: values.email,
    streetWithNr: values.line(255),
    zip: values.zip,
    city: values.optionalLine(255),
    newsletterEnabled: values.flag,
  }),
  step('carriedOver', {
    registrationQuestions: {
      refused: ['x', 5, {}, ['x'], [{}], [{ label: 'Was?', kind: 'FILE' }]],
      accepted: [undefined, [], [{ label: 'Was?', kind: 'TEXT' }]],
    },
    allergenListEnabled: values.flag,
    travelMode: values.oneOf(travelModes),
    eveningPhone: values.optionalLine(64),
    plannedMailText: values.optionalLines(2048),
    plannedMailsOff: { refused: ['x', 5, {}, ['x'], [null]], accepted: [undefined, [], ['ALL_YOU_NEED']] },
  }),
])
