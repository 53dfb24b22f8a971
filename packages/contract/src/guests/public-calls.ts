import { nothing, numberOrUnknown, translateFields } from '../wire/wire-values.ts'

const frontend = '/rest/frontend/v1/runningdinner'
const self = '/rest/self/v1/:selfAdminId/:participantId'

const summary = (wire: object) =>
  translateFields(wire, { age: numberOrUnknown.decode, numberOfSeats: numberOrUnknown.decode })
const outcome = (wire: object) =>
  translateFields(wire, { summary: (bought: object | null) => bought && summary(bought) })
const person = (wire: object) =>
  translateFields(wire, { age: numberOrUnknown.decode, numSeats: numberOrUnknown.decode })

/**
 * Method and path of the calls that guests' pages make, without their schemas: a page that only needs these loads
 * `zod/mini` at most, and no schemas of replies. What the codecs of a reply do is written out here instead. The table spreads them into its routes.
 */
export const publicCalls = {
  list: { method: 'GET', path: frontend },
  get: { method: 'GET', path: `${frontend}/:publicId` },
  sessionData: { method: 'GET', path: `${frontend}/:publicId/sessiondata` },
  calendar: { method: 'GET', path: `${frontend}/:publicId/calendar.ics` },
  validate: { method: 'POST', path: `${frontend}/:publicId/register/validate`, decodeReply: summary },
  invitation: { method: 'POST', path: `${frontend}/:publicId/invitation` },
  register: { method: 'POST', path: `${frontend}/:publicId/register`, decodeReply: summary },
  activate: { method: 'PUT', path: `${frontend}/:publicId/:token/activate` },
  changeAddress: { method: 'PUT', path: `${frontend}/:publicId/registration/email`, decodeReply: nothing.decode },
  resendConfirmation: { method: 'PUT', path: `${frontend}/:publicId/registration/resend`, decodeReply: nothing.decode },
  addresses: { method: 'GET', path: '/rest/frontend/v1/addresses' },
  order: { method: 'POST', path: `${frontend}/:publicId/order` },
  captureOrder: { method: 'POST', path: `${frontend}/:publicId/order/capture`, decodeReply: outcome },
  returnFromProvider: { method: 'GET', path: `${frontend}/:publicId/order/capture`, decodeReply: summary },
  giveUpAtProvider: { method: 'GET', path: `${frontend}/:publicId/order/cancel` },
  cancelOrder: { method: 'POST', path: `${frontend}/:publicId/order/cancel` },
  feedback: { method: 'POST', path: '/rest/feedbackservice/v1/feedback', decodeReply: nothing.decode },
  ownRegistration: { method: 'GET', path: `${self}/registration`, decodeReply: person },
  changeOwnRegistration: { method: 'PUT', path: `${self}/registration`, decodeReply: person },
  changeLate: { method: 'PUT', path: `${self}/registration/late`, decodeReply: person },
  cancelOwnRegistration: { method: 'DELETE', path: `${self}/registration`, decodeReply: nothing.decode },
} as const
