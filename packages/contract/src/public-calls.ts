const frontend = '/rest/frontend/v1/runningdinner'
const self = '/rest/self/v1/:selfAdminId/:participantId'

/**
 * Method and path of the calls that guests' pages make, without their schemas: a page that only needs these loads no
 * schema library. The table spreads them into its rows, so a path still stands in one place.
 */
export const publicCalls = {
  list: { method: 'GET', path: frontend },
  get: { method: 'GET', path: `${frontend}/:publicId` },
  sessionData: { method: 'GET', path: `${frontend}/:publicId/sessiondata` },
  validate: { method: 'POST', path: `${frontend}/:publicId/register/validate` },
  invitation: { method: 'POST', path: `${frontend}/:publicId/invitation` },
  register: { method: 'POST', path: `${frontend}/:publicId/register` },
  activate: { method: 'PUT', path: `${frontend}/:publicId/:token/activate` },
  changeAddress: { method: 'PUT', path: `${frontend}/:publicId/registration/email` },
  resendConfirmation: { method: 'PUT', path: `${frontend}/:publicId/registration/resend` },
  addresses: { method: 'GET', path: '/rest/frontend/v1/addresses' },
  order: { method: 'POST', path: `${frontend}/:publicId/order` },
  captureOrder: { method: 'POST', path: `${frontend}/:publicId/order/capture` },
  returnFromProvider: { method: 'GET', path: `${frontend}/:publicId/order/capture` },
  giveUpAtProvider: { method: 'GET', path: `${frontend}/:publicId/order/cancel` },
  cancelOrder: { method: 'POST', path: `${frontend}/:publicId/order/cancel` },
  feedback: { method: 'POST', path: '/rest/feedbackservice/v1/feedback' },
  ownRegistration: { method: 'GET', path: `${self}/registration` },
  changeOwnRegistration: { method: 'PUT', path: `${self}/registration` },
  cancelOwnRegistration: { method: 'DELETE', path: `${self}/registration` },
} as const
